import { type Level, levels } from '../applicability.ts';
import { chance, sample } from '../draw.ts';
import { randomOf } from '../rng.ts';
import type { Variant } from './variant.ts';

/** A key with its recommendation. */
export interface RankedValue {
  key: string;
  hierarchy: Level | 'not_recommended';
}

/** What a field may hold (spec P§3 "Field value forms"). */
export type FieldValue =
  | string
  | number
  // Of an industry: nothing is stated there, so the product's own value holds (decision B12).
  | null
  | boolean
  | readonly string[]
  | readonly RankedValue[]
  | readonly { key: string; value: string }[]
  | Readonly<Record<string, string>>
  | { raw: string; min: number | null; max: number | null; unit: string };

/** Fields by code; a field without a value is absent. */
export type Fields = Record<string, FieldValue>;

/** Some of the keys, each with a recommendation at or one below the industry's own. */
export function ranked(
  variant: Variant,
  field: string,
  keys: readonly string[],
  level: Level,
): RankedValue[] {
  const random = randomOf('product', variant.index, field);
  const best = levels.indexOf(level);
  return sample(random, keys, Math.max(1, Math.ceil(keys.length * (0.5 + random() * 0.5)))).map((key) => ({
    key,
    hierarchy: levels[Math.min(levels.length - 1, best + Number(chance(random, 0.4)))] ?? level,
  }));
}

/** The keys whose condition holds. */
export function keysWhere(conditions: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(conditions).filter((key) => conditions[key]);
}
