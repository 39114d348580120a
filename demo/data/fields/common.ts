import { between, chance, pick, sample } from '../base/draw.ts';
import { randomOf } from '../base/rng.ts';
import { oddLabelAt } from '../odd-labels.ts';
import { options } from '../options.ts';
import { regions } from '../regions.ts';
import { capitalise } from '../texts/words.ts';
import { type Fields, keysWhere } from './values.ts';
import type { Variant } from './variant.ts';

/** The fields that a product has in every industry. */
export function commonFields(variant: Variant): Fields {
  const { base, brand, grade, form } = variant;
  const { chemistry } = base;
  const random = randomOf('product', variant.index, 'common');
  return {
    brand: brand.name,
    product_group: productGroup(variant),
    color_space: base.family,
    ...(base.effect ? { composition: base.effect.composition } : { color_index: base.colorIndex }),
    ...(base.constitution ? { constitution_number: base.constitution } : {}),
    ...(base.cas ? { cas_number: base.cas } : {}),
    chemistry: chemistry.key,
    chemical_class: base.chemicalClass,
    transparency: transparencyOf(variant),
    performance: performanceOf(variant),
    ...(base.effect ? { pigment_effect: base.effect.effect } : {}),
    form: form.key,
    dispersibility: grade.dispersibility,
    rheology: grade.rheology,
    particle_size_range: particleSize(variant),
    density: chemistry.density,
    oil_absorption: oilAbsorption(variant),
    ...(base.astmLightfastness ? { light_fastness_astm: base.astmLightfastness } : {}),
    ...(chemistry.key === 'aluminium'
      ? { passivated: /^(WB|WR)$/.test(grade.suffix) || chance(random, 0.4) }
      : {}),
    ...requirements(variant),
    ...market(variant),
  };
}

/** In grams per 100 g. */
export function oilAbsorption({ index, base: { chemistry } }: Variant): number {
  return between(randomOf('product', index, 'common'), chemistry.oil * 0.92, chemistry.oil * 1.08);
}

function productGroup(variant: Variant): string {
  const { chemistry, family } = variant.base;
  if (chemistry.family === 'effect') return 'effect';
  if (chemistry.family === 'azo') return 'organic';
  if (chemistry.family === 'polycyclic')
    return performanceOf(variant) === 'classical' ? 'organic' : 'high-performance-organic';
  if (chemistry.key === 'cicp') return 'complex-inorganic';
  if (chemistry.family === 'mineral') return 'inorganic';
  if (/extender|calcium/.test(chemistry.key)) return 'filler';
  return family === 'black' ? 'black' : 'white';
}

const clarities = Object.keys(options.transparency);

/** Code of a product's transparency, which depends on its grade. */
export function transparencyOf({ base, grade }: Variant): string {
  const known = base.transparency === 'translucent' ? 'semi-transparent' : base.transparency;
  const usual = { azo: 1, polycyclic: 0, mineral: 3, achromatic: 3, effect: 1 }[base.chemistry.family];
  // Metal flakes are opaque.
  const guess = base.family === 'metallic' ? 3 : usual;
  const index = (known ? clarities.indexOf(known) : guess) - grade.transparency;
  return clarities[Math.min(clarities.length - 1, Math.max(0, index))] ?? 'opaque';
}

function performanceOf({ base: { chemistry } }: Variant): string {
  const sum = chemistry.weather + chemistry.solvent;
  if (sum >= 9) return 'high';
  return sum >= 7 ? 'medium' : 'classical';
}

function particleSize(variant: Variant) {
  const random = randomOf('product', variant.index, 'particle-size');
  const { effect, chemistry } = variant.base;
  const [min, max] = effect?.flakeSize ?? [
    between(random, chemistry.d50 * 0.2, chemistry.d50 * 0.5, 2),
    between(random, chemistry.d50 * 1.8, chemistry.d50 * 3.2, 2),
  ];
  return { raw: `${min}–${max} µm`, min, max, unit: 'µm' };
}

function requirements(variant: Variant): Fields {
  const { base } = variant;
  const { chemistry } = base;
  const random = randomOf('product', variant.index, 'requirements');
  const isFree = !base.restriction;
  return {
    specific_requirements: keysWhere({
      'lead-free': /isoindoline|quinophthalone|bismuth-vanadate|dpp/.test(chemistry.key),
      'nir-reflective': chemistry.key === 'cicp' || chemistry.key === 'chromium-oxide',
      'nir-transparent': base.code === 'PBk31' || base.code === 'PBk32',
      'acid-resistant': chemistry.solvent >= 5 && chemistry.key !== 'ultramarine',
      'alkali-resistant': chemistry.weather >= 5,
      'high-temperature': chemistry.heat >= 280,
      'toy-safety': isFree && chance(random, 0.7),
      'low-migration': chemistry.solvent >= 4,
      conductive: chemistry.key === 'carbon',
    }),
    sustainability: isFree
      ? sample(random, Object.keys(options.sustainability), 1 + Math.floor(random() * 3))
      : [],
    regulatory: isFree
      ? sample(random, Object.keys(options.regulatory), 6 + Math.floor(random() * 6))
      : ['iecsc'],
  };
}

function market(variant: Variant): Fields {
  const { base } = variant;
  const random = randomOf('product', variant.index, 'market');
  const rival = pick(random, Object.keys(options.competitor));
  const number = between(random, 1000, 9899);
  const codes = Object.keys(regions);
  const available = chance(random, 0.6) ? codes : sample(random, codes, 2 + Math.floor(random() * 3));
  return {
    production_plants: sample(random, Object.keys(options.production_plants), 1 + Math.floor(random() * 2)),
    competitor: chance(random, 0.5)
      ? [
          {
            key: rival,
            value: `${options.competitor[rival as keyof typeof options.competitor]} ${capitalise(base.family)} ${number}`,
          },
        ]
      : [],
    topic: sample(random, topicsOf(variant), 2),
    tag: [
      ...(base.restriction ? [] : sample(random, LABELS, chance(random, 0.6) ? 1 : 0)),
      ...[oddLabelAt(variant.index)].filter((label) => label !== undefined),
    ],
    availableRegions: available,
    regional_marketing_advice: Object.fromEntries(
      available.slice(0, 2).map((code) => [code, pick(random, advice)]),
    ),
  };
}

/** Labels that promote a product. */
export const LABELS = ['new', 'bestseller', 'sample-stock', 'made-to-order'];

const advice = [
  'Lead with samples; stock is held in region.',
  'Minimum order 100 kg, delivery within ten working days.',
  'Offer together with the matching dispersion.',
  'Technical service on site is available on request.',
];

function topicsOf({ base: { chemistry, restriction, family }, levels }: Variant): string[] {
  return keysWhere({
    'heavy-metal-free': !restriction && chemistry.family !== 'mineral',
    'cool-surfaces': chemistry.key === 'cicp' || chemistry.key === 'perylene',
    'sensor-friendly': chemistry.family === 'effect' || family === 'black',
    'circular-packaging': levels.has('plastics') && chemistry.solvent >= 4,
    'clean-beauty': levels.has('cosmetics'),
    'digital-print': levels.has('printing') && chemistry.d50 <= 0.15,
  });
}
