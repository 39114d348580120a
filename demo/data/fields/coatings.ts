import type { Level } from '../applicability.ts';
import { type Fields, keysWhere, ranked } from './values.ts';
import type { Variant } from './variant.ts';

/** Fields for coatings formulators. */
export function coatingsFields(variant: Variant, level: Level): Fields {
  const { heat, weather, solvent, light, family } = variant.base.chemistry;
  const effect = family === 'effect';
  const isTransparent = variant.grade.transparency > 0;
  const markets = keysWhere({
    'automotive-oem': weather >= 5,
    'automotive-refinish': weather >= 4,
    industrial: solvent >= 3,
    coil: weather >= 4 && heat >= 240,
    powder: heat >= 200 && solvent >= 4,
    decorative: true,
    wood: isTransparent || family === 'mineral',
    marine: weather >= 4 && !effect,
  });
  return {
    application: ranked(
      variant,
      'coatings.application',
      keysWhere({
        'automotive-base-coat': weather >= 4,
        'industrial-finish': solvent >= 3,
        'architectural-paint': !effect,
        'wood-stain': isTransparent,
        'coil-coating': weather >= 4 && heat >= 240,
        'powder-coating': heat >= 200,
      }),
      level,
    ),
    coating_industry: ranked(variant, 'coating_industry', markets, level),
    coating_system: ranked(
      variant,
      'coating_system',
      keysWhere({
        'solvent-borne': solvent >= 2,
        'water-borne': true,
        powder: heat >= 200,
        'high-solids': variant.grade.rheology !== 'thickening',
        'uv-curing': !effect,
      }),
      level,
    ),
    appearance: keysWhere({
      solid: !effect,
      glazing: isTransparent && !effect,
      metallic: variant.base.chemistry.key === 'aluminium' || variant.base.chemistry.key === 'bronze',
      pearlescent: effect && !/flake|aluminium|bronze/.test(variant.base.chemistry.key),
      sparkling: variant.base.effect?.effect === 'sparkle',
      matt: variant.base.chemistry.key === 'extender',
    }),
    substrate: keysWhere({
      metal: true,
      plastic: weather >= 3,
      wood: !effect,
      mineral: weather >= 4,
      glass: effect,
    }),
    light_fastness: String(light),
    weather_fastness: weather,
  };
}
