import type { Level } from '../applicability.ts';
import { type Fields, keysWhere, ranked } from './values.ts';
import type { Variant } from './variant.ts';

/** Fields for makers of cosmetics; origin in the terms of ISO 16128. */
export function cosmeticsFields(variant: Variant, level: Level): Fields {
  const { family, key } = variant.base.chemistry;
  const isOrganic = family === 'azo' || family === 'polycyclic';
  const isMined = key === 'natural-earth' || key === 'natural-mica' || key === 'calcium-carbonate';
  return {
    application: ranked(
      variant,
      'cosmetics.application',
      keysWhere({
        'eye-make-up': !isOrganic,
        'lip-colour': key !== 'iron-blue' && key !== 'chromium-oxide',
        'nail-lacquer': true,
        'skin-care': family === 'effect' || family === 'achromatic',
        'rinse-off': true,
      }),
      level,
    ),
    natural_content: isMined ? 'above-95' : isOrganic ? 'below-50' : '50-95',
    natural_origin: originOf(variant),
    vegan: variant.base.code !== 'PBk9',
  };
}

function originOf({ base }: Variant): string {
  const { family, key } = base.chemistry;
  // Bone black is made from bones.
  if (base.code === 'PBk9') return 'derived-natural';
  if (family === 'azo' || family === 'polycyclic') return 'non-natural';
  return /^natural|^calcium/.test(key) ? 'natural' : 'derived-mineral';
}

/** Fields for makers of food and medicines. */
export function foodFields(variant: Variant, level: Level): Fields {
  const isTitania = variant.base.eNumber.startsWith('E171');
  return {
    application: ranked(
      variant,
      'food-pharma.application',
      keysWhere({ 'tablet-coating': true, confectionery: !isTitania, 'capsule-shell': true }),
      level,
    ),
    e_number: variant.base.eNumber,
    vegan: true,
    halal: true,
  };
}
