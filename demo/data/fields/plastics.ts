import type { Level } from '../applicability.ts';
import { pick, sample } from '../draw.ts';
import { randomOf } from '../rng.ts';
import { type Fields, keysWhere, ranked } from './values.ts';
import type { Variant } from './variant.ts';

/** Fields for compounders and moulders. Diarylides never exceed 200 °C. */
export function plasticsFields(variant: Variant, level: Level): Fields {
  const { heat, solvent, light, family, key } = variant.base.chemistry;
  const random = randomOf('product', variant.index, 'plastics');
  const warps = key === 'phthalocyanine' || key === 'perylene' || key === 'dpp';
  return {
    application: ranked(
      variant,
      'plastics.application',
      keysWhere({
        'injection-moulding': heat >= 200,
        'film-extrusion': true,
        'blow-moulding': heat >= 200,
        'fibre-spinning': heat >= 270 && family !== 'effect',
        'cable-sheathing': solvent >= 4,
        'engineering-polymers': heat >= 290,
      }),
      level,
    ),
    substrate: keysWhere({
      polyolefin: heat >= 200,
      pvc: solvent >= 3,
      polystyrene: heat >= 240,
      polyamide: heat >= 300,
      polyester: heat >= 280,
    }),
    warping:
      family !== 'azo' && family !== 'polycyclic'
        ? 'none'
        : pick(random, warps ? ['medium', 'high'] : ['none', 'low']),
    heat_stability: heat,
    migration_resistance: solvent,
    light_fastness: String(light),
    ...(solvent >= 4 && !variant.base.restriction
      ? {
          food_contact: sample(
            random,
            ['eu-10-2011', 'fda-178-3297', 'bfr-ix'],
            1 + Math.floor(random() * 3),
          ),
        }
      : {}),
  };
}
