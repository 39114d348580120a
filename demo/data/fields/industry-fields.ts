import * as v from 'valibot';
import type { Level } from '../applicability.ts';
import { pick, sample } from '../base/draw.ts';
import { readYaml } from '../base/read-data.ts';
import { randomOf } from '../base/rng.ts';
import { type IndustryCode, industryCodes } from '../industries.ts';
import { conditionsSchema, type Facts, factsOf, keysFor } from './conditions.ts';
import { type Fields, ranked } from './values.ts';
import type { Variant } from './variant.ts';

const fieldsSchema = v.record(v.string(), conditionsSchema);

const uses = readYaml(
  'fields/industry-fields.yaml',
  v.strictObject(
    v.entriesFromList(
      industryCodes,
      v.strictObject({ ranked: fieldsSchema, plain: v.exactOptional(fieldsSchema, {}) }),
    ),
  ),
);

/** The fields that a product has in one industry only. */
export function industryFields(variant: Variant, industry: IndustryCode, level: Level): Fields {
  const facts = factsOf(variant);
  const fields: Fields = {};
  for (const [field, conditions] of Object.entries(uses[industry].ranked)) {
    const stream = field === 'application' ? `${industry}.application` : field;
    fields[field] = ranked(variant, stream, keysFor(conditions, facts), level);
  }
  for (const [field, conditions] of Object.entries(uses[industry].plain))
    fields[field] = keysFor(conditions, facts);
  return { ...fields, ...measures[industry](variant, facts, level) };
}

/** What else an industry asks of a product. */
const measures: Record<IndustryCode, (variant: Variant, facts: Facts, level: Level) => Fields> = {
  coatings: (_, { light, weather }) => ({ light_fastness: String(light), weather_fastness: weather }),
  plastics(variant, { heat, solvent, light, isOrganic, isRestricted, chemistry }) {
    const random = randomOf('product', variant.index, 'plastics');
    const warps = ['phthalocyanine', 'perylene', 'dpp'].includes(chemistry);
    const approvals = ['eu-10-2011', 'fda-178-3297', 'bfr-ix'];
    return {
      warping: isOrganic ? pick(random, warps ? ['medium', 'high'] : ['none', 'low']) : 'none',
      heat_stability: heat,
      migration_resistance: solvent,
      light_fastness: String(light),
      ...(solvent >= 4 &&
        !isRestricted && { food_contact: sample(random, approvals, 1 + Math.floor(random() * 3)) }),
    };
  },
  printing(variant, { light, solvent, isFine, isRestricted }, level) {
    const toners = ['styrene-acrylate', 'polyester', 'chemically-prepared'];
    return {
      ...(isFine && light >= 5 && { toner_system: ranked(variant, 'toner_system', toners, level) }),
      light_fastness: String(Math.max(2, light - 1)),
      ...(solvent >= 4 && !isRestricted && { food_contact: ['swiss-ordinance'] }),
    };
  },
  cosmetics(_, { chemistry, code, isOrganic }) {
    const isMined = ['natural-earth', 'natural-mica', 'calcium-carbonate'].includes(chemistry);
    return {
      natural_content: isMined ? 'above-95' : isOrganic ? 'below-50' : '50-95',
      natural_origin: originOf(code, chemistry, isOrganic),
      vegan: code !== BONE_BLACK,
    };
  },
  'food-pharma': ({ base: { eNumber } }) => ({ e_number: eNumber, vegan: true, halal: true }),
  construction: (_, { light, weather }) => ({ light_fastness: String(light), weather_fastness: weather }),
  'textile-leather': (_, { light, isRestricted }) => ({
    light_fastness: String(Math.max(2, light - 1)),
    zdhc: !isRestricted,
  }),
  technical: (_, { heat }) => ({ heat_stability: heat }),
};

/** Made from bones. */
const BONE_BLACK = 'PBk9';

/** Origin in the terms of ISO 16128. */
function originOf(code: string, chemistry: string, isOrganic: boolean): string {
  if (code === BONE_BLACK) return 'derived-natural';
  if (isOrganic) return 'non-natural';
  return /^natural|^calcium/.test(chemistry) ? 'natural' : 'derived-mineral';
}
