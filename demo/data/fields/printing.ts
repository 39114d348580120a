import type { Level } from '../applicability.ts';
import { type Fields, keysWhere, ranked } from './values.ts';
import type { Variant } from './variant.ts';

/** Fields for ink makers. */
export function printingFields(variant: Variant, level: Level): Fields {
  const { d50, solvent, light, family, key } = variant.base.chemistry;
  const effect = family === 'effect';
  const isFine = d50 <= 0.2;
  return {
    application: ranked(
      variant,
      'printing.application',
      keysWhere({
        'packaging-print': true,
        'publication-print': !effect && solvent <= 4,
        'label-print': true,
        'decor-print': light >= 6,
        'security-print': effect,
      }),
      level,
    ),
    printing_technology: ranked(
      variant,
      'printing_technology',
      keysWhere({
        offset: !effect || d50 < 20,
        gravure: true,
        flexo: true,
        screen: true,
        inkjet: isFine,
        electrophotography: isFine && light >= 5,
      }),
      level,
    ),
    ink_system: ranked(
      variant,
      'ink_system',
      keysWhere({
        oil: true,
        nitrocellulose: solvent >= 3,
        polyamide: solvent >= 4,
        water: key !== 'triarylmethane',
        uv: solvent >= 4,
      }),
      level,
    ),
    ...(isFine && light >= 5
      ? {
          toner_system: ranked(
            variant,
            'toner_system',
            ['styrene-acrylate', 'polyester', 'chemically-prepared'],
            level,
          ),
        }
      : {}),
    substrate: keysWhere({ paper: true, board: true, film: solvent >= 3 }),
    light_fastness: String(Math.max(2, light - 1)),
    ...(solvent >= 4 && !variant.base.restriction ? { food_contact: ['swiss-ordinance'] } : {}),
  };
}
