import * as v from 'valibot';
import type { Variant } from './variant.ts';

/** What conditions in YAML may ask of a product. */
export type Facts = ReturnType<typeof factsOf>;

/** Reads the facts of a product that decide on its uses and its texts. */
export function factsOf({ base, grade }: Variant) {
  const { family, key, heat, light, weather, solvent, density, d50 } = base.chemistry;
  const isEffect = family === 'effect';
  return {
    ...{ family, chemistry: key, heat, light, weather, solvent, density, d50, isEffect },
    code: base.code,
    shade: base.family,
    effect: base.effect?.effect,
    isOrganic: family === 'azo' || family === 'polycyclic',
    isMineral: family === 'mineral' || family === 'achromatic',
    isPearl: isEffect && !/flake|aluminium|bronze/.test(key),
    isTitania: base.eNumber.startsWith('E171'),
    isRestricted: base.restriction !== '',
    isFine: d50 <= 0.2,
    isTransparentGrade: grade.transparency > 0,
    dispersibility: grade.dispersibility,
    rheology: grade.rheology,
  };
}

const value = v.union([v.number(), v.boolean(), v.string(), v.array(v.string())]);
const all = v.objectWithRest({ not: v.exactOptional(v.record(v.string(), value)) }, value);

/** Schema of a condition, such as `{ heat: 200, isEffect: false }`; of several alternatives, one is enough. */
export const conditionSchema = v.union([all, v.array(all)]);

type Condition = v.InferOutput<typeof conditionSchema>;

/** Whether a product fulfils a condition: numbers are at least as high, others are the same or one of a list. */
export function fulfils(condition: Condition, facts: Facts): boolean {
  if (Array.isArray(condition)) return condition.some((each) => fulfils(each, facts));
  const { not, ...wanted } = condition;
  if (not && fulfils(not, facts)) return false;
  return Object.entries(wanted).every(([name, each]) => {
    if (!Object.hasOwn(facts, name)) throw new RangeError(`No fact "${name}"`);
    const own = facts[name as keyof Facts];
    if (typeof each === 'number') return Number(own) >= each;
    return Array.isArray(each) ? each.includes(String(own)) : own === each;
  });
}

/** Schema of keys with their conditions. */
export const conditionsSchema = v.record(v.string(), conditionSchema);

/** The keys whose condition a product fulfils. */
export function keysFor(conditions: v.InferOutput<typeof conditionsSchema>, facts: Facts): string[] {
  return Object.keys(conditions).filter((key) => fulfils(conditions[key] ?? {}, facts));
}
