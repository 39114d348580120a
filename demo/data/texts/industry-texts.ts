import * as v from 'valibot';
import type { Level } from '../applicability.ts';
import { sample } from '../base/draw.ts';
import { fillIn } from '../base/fill-in.ts';
import { readYaml } from '../base/read-data.ts';
import { randomOf } from '../base/rng.ts';
import { oilAbsorption } from '../fields/common.ts';
import { conditionSchema, type Facts, factsOf, fulfils } from '../fields/conditions.ts';
import type { Variant } from '../fields/variant.ts';
import { type IndustryCode, industryCodes } from '../industries.ts';
import { company } from '../portal/company.ts';

const alternative = v.strictObject({ when: v.exactOptional(conditionSchema, {}), text: v.string() });
const sentence = v.union([v.string(), v.array(alternative)]);
const byIndustry = v.strictObject(v.entriesFromList(industryCodes, v.array(sentence)));

const sentences = readYaml(
  'texts/industry-sentences.yaml',
  v.strictObject({ colorant: byIndustry, effect: byIndustry }),
);

/** Opening words of a recommendation. */
const openings: Record<Level, string> = {
  highly_recommended: 'is our first recommendation here.',
  recommended: 'is recommended for most of these uses.',
  potentially_recommended: "can be used here after a trial in the customer's own system.",
};

/** The product's benefits for an industry: a recommendation and three facts. */
export function industryDescription(
  variant: Variant,
  name: string,
  industry: IndustryCode,
  level: Level,
): string {
  const random = randomOf('product', variant.index, `${industry}.description`);
  const facts = factsOf(variant);
  const chosen = sample(random, sentences[facts.isEffect ? 'effect' : 'colorant'][industry], 3);
  const values = valuesOf(variant);
  return [`${name} ${openings[level]}`, ...chosen.map((each) => fillIn(textOf(each, facts), values))].join(
    ' ',
  );
}

function textOf(entry: v.InferOutput<typeof sentence>, facts: Facts): string {
  if (typeof entry === 'string') return entry;
  return entry.find(({ when }) => fulfils(when, facts))?.text ?? '';
}

const scale = ['very low', 'low', 'fair', 'good', 'very good', 'excellent'];

/** What stands in the braces of sentences. */
function valuesOf(variant: Variant): Record<string, string | number> {
  const { chemistry, eNumber } = variant.base;
  const { heat, light, weather, solvent, d50, density } = chemistry;
  const oil = oilAbsorption(variant);
  return {
    ...{ heat, light, weather, solvent, d50, density, oil, town: company.town },
    weathering: scale[weather] ?? '',
    bleeding: scale[solvent] ?? '',
    lightOfTint: Math.max(3, light - 1),
    lightOfPrint: Math.max(2, light - 2),
    /** Per cent of pigment. */
    millBase: Math.round(1200 / oil),
    /** Smallest opening of a printing screen in µm. */
    screen: Math.round(d50 * 3),
    eNumber: eNumber.split(' ')[0] || 'food colours',
  };
}
