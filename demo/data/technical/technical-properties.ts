import { type Lab, labToRgb } from '../base/color.ts';
import { between, roundTo } from '../base/draw.ts';
import { type Random, randomOf } from '../base/rng.ts';
import { chemistry } from '../chemistry/chemistry-of.ts';
import { fixtureAt } from '../fixtures/fixtures.ts';
import type { IndustryCode } from '../industries.ts';
import type { Product } from '../product.ts';
import { angleColors } from './angle-colors.ts';
import { measuredMedia } from './measured-media.ts';
import { masstoneIn, streamOf, tintIn } from './medium-colors.ts';
import type { TechnicalProperty } from './technical-property.ts';

type Measured = Omit<TechnicalProperty, 'industry' | 'medium' | 'applicationType'>;

/**
 * The technical properties of a product, in all its industries or in one. Derived from the product on request, so they
 * are never stored.
 */
export function technicalProperties(product: Product, industry?: IndustryCode): TechnicalProperty[] {
  return product.industries
    .filter((code) => !industry || code === industry)
    .flatMap((code) => {
      const measureIn = (medium: string) => measuredIn(product, code, medium);
      const properties = measuredMedia(product, code).flatMap(measureIn);
      return fixtureAt(product.id)?.changeTechnical?.(properties, code, measureIn) ?? properties;
    });
}

/** The technical properties of a product in one medium of an industry. */
export function measuredIn(product: Product, industry: IndustryCode, medium: string): TechnicalProperty[] {
  return (['masstone', 'tint'] as const).flatMap((applicationType) =>
    measure(product, industry, medium, applicationType).map((measured) => ({
      ...measured,
      applicationType,
      medium,
      industry,
    })),
  );
}

function measure(
  product: Product,
  industry: IndustryCode,
  medium: string,
  application: 'masstone' | 'tint',
): Measured[] {
  const random = streamOf(product, medium, application);
  if (application === 'tint')
    return [...colorValues(tintIn(product, random)), lightFastness(lightIn(product, industry, 'tint'))];
  const full = masstoneIn(product, industry, random);
  return [
    ...(product.isEffect ? effectValues(product, full, random) : colorValues(full)),
    ...fastness(product, industry),
  ];
}

function colorValues(color: Lab, angle?: string): Measured[] {
  const chroma = Math.hypot(color.a, color.b);
  const hue = ((Math.atan2(color.b, color.a) * 180) / Math.PI + 360) % 360;
  const suffix = angle ? { angle } : {};
  const measured = (
    propertyType: string,
    value: Measured['value'],
    dataType: Measured['dataType'],
  ): Measured => ({
    code: angle ? `${propertyType}-${angle}` : propertyType,
    propertyType,
    value: typeof value === 'number' ? roundTo(value, 2) : value,
    dataType,
    ...suffix,
  });
  return [
    measured('rgb', labToRgb(color), 'rgb'),
    measured('lightness', color.L, 'lightness'),
    measured('a', color.a, 'a'),
    measured('b', color.b, 'b'),
    measured('chroma', chroma, 'chroma'),
    { ...measured('hue', hue, 'hue'), unit: '°' },
  ];
}

function effectValues({ index }: Product, face: Lab, random: Random): Measured[] {
  const colors = angleColors(face).flatMap(({ angle, ...color }) => colorValues(color, angle));
  // Flakes sparkle alike in all media, and less the farther from the gloss they are seen.
  const flakes = randomOf('technical', index, 'sparkle');
  const [si, sa, sg] = [between(flakes, 8, 40, 2), between(flakes, 12, 60, 2), between(flakes, 1, 12, 2)];
  const [middle, far] = [between(flakes, 0.4, 0.7, 2), between(flakes, 0.1, 0.3, 2)];
  const inMedium = (value: number) => roundTo(value * between(random, 0.95, 1.05, 3), 2);
  const falling = { '15': 1, '45': middle, '75': far };
  const sparkle = Object.entries(falling).flatMap(([angle, share]): Measured[] => [
    { code: `si-${angle}`, propertyType: 'si', value: inMedium(si * share), dataType: 'si', angle },
    { code: `sa-${angle}`, propertyType: 'sa', value: inMedium(sa * share), dataType: 'sa', angle },
  ]);
  return [...colors, ...sparkle, { code: 'sg', propertyType: 'sg', value: inMedium(sg), dataType: 'sg' }];
}

function fastness(product: Product, industry: IndustryCode): Measured[] {
  const { heat, weather, solvent } = chemistry(product.chemistry);
  const random = randomOf('technical', product.index, 'fastness');
  const grade = (value: number) => String(Math.min(5, Math.max(1, value)));
  return [
    { code: 'heat_stability', propertyType: 'heat_stability', value: heat, unit: '°C', dataType: 'number' },
    lightFastness(lightIn(product, industry, 'masstone')),
    { code: 'weather_fastness', propertyType: 'weather_fastness', value: String(weather), dataType: 'text' },
    {
      code: 'fastness',
      propertyType: 'fastness',
      value: [
        { key: 'acid', value: grade(solvent - between(random, 0, 1)) },
        { key: 'alkali', value: grade(solvent - between(random, 0, 1)) },
        { key: 'solvent', value: grade(solvent) },
        { key: 'overcoating', value: grade(solvent) },
      ],
      dataType: 'nested_list',
    },
  ];
}

/**
 * Light fastness in all media of an industry. In masstone it is the industry's field. In white, organic pigments lose a
 * step of it: a rule of thumb of the demo's, no measurement.
 */
export function lightIn(product: Product, industry: IndustryCode, application: 'masstone' | 'tint'): string {
  const { light, family } = chemistry(product.chemistry);
  const inMasstone = product.byIndustry[industry]?.light_fastness ?? light;
  const isOrganic = /^(azo|polycyclic)$/.test(family);
  return String(application === 'tint' && isOrganic ? Math.max(1, Number(inMasstone) - 1) : inMasstone);
}

function lightFastness(value: string): Measured {
  return { code: 'light_fastness', propertyType: 'light_fastness', value, dataType: 'text' };
}
