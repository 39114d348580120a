import type { Level } from '../applicability.ts';
import { type Fields, keysWhere, ranked } from './values.ts';
import type { Variant } from './variant.ts';

/** Fields for makers of building materials. */
export function constructionFields(variant: Variant, level: Level): Fields {
  const { family, weather, light, heat } = variant.base.chemistry;
  const isMineral = family === 'mineral' || family === 'achromatic';
  return {
    application: ranked(
      variant,
      'construction.application',
      keysWhere({
        'concrete-block': isMineral,
        'roof-tile': isMineral && weather >= 5,
        render: true,
        asphalt: isMineral && heat >= 200,
        'mineral-paint': weather >= 3,
      }),
      level,
    ),
    light_fastness: String(light),
    weather_fastness: weather,
  };
}

/** Fields for textile printers and tanners. */
export function textileFields(variant: Variant, level: Level): Fields {
  const { heat, light, solvent } = variant.base.chemistry;
  return {
    application: ranked(
      variant,
      'textile-leather.application',
      keysWhere({
        'pigment-print': true,
        'spin-dyeing': heat >= 270,
        'leather-finish': true,
        'coated-fabric': solvent >= 3,
      }),
      level,
    ),
    substrate: keysWhere({ cotton: true, 'synthetic-fibre': heat >= 240, leather: true }),
    light_fastness: String(Math.max(2, light - 1)),
    zdhc: !variant.base.restriction,
  };
}

/** Fields for makers of ceramics, glass and functional parts. */
export function technicalFields(variant: Variant, level: Level): Fields {
  const { heat, key } = variant.base.chemistry;
  return {
    application: ranked(
      variant,
      'technical.application',
      keysWhere({
        'ceramic-glaze': heat >= 320,
        'glass-enamel': heat >= 300,
        'laser-marking': heat >= 280,
        'battery-component': key === 'carbon',
        'friction-lining': key === 'iron-oxide' || key === 'extender' || key === 'zinc' || key === 'cadmium',
      }),
      level,
    ),
    heat_stability: heat,
  };
}
