import { describe, expect, it } from 'vitest';
import { DEFAULT_SCALE } from '../../../demo/data/catalogue-maker.ts';
import { industryCodes } from '../../../demo/data/industries.ts';
import { measuredShades } from '../../../demo/data/technical/measured-shades.ts';
import { mediaByIndustry } from '../../../demo/data/technical/property-catalogue.ts';
import { technicalProperties } from '../../../demo/data/technical/technical-properties.ts';
import { firstProducts } from './first-products.ts';

const products = firstProducts(DEFAULT_SCALE);

describe('measuredShades', () => {
  it.each(['masstone', 'tint'] as const)(
    'are the %ss of all media that the product’s page shows',
    (shade) => {
      for (const product of products.filter(({ isEffect }) => !isEffect)) {
        const shown = new Map<string, Record<string, unknown>>();
        for (const { medium, applicationType, propertyType, value } of technicalProperties(product))
          if (applicationType === shade) shown.set(medium, { ...shown.get(medium), [propertyType]: value });
        const expected = [...shown].flatMap(([medium, properties]) => {
          const { lightness: L, a, b, chroma, hue } = properties as Record<string, number>;
          const light = properties.light_fastness;
          if (a !== undefined && b !== undefined) return [{ medium, light, lab: { L, a, b } }];
          // Where only chroma and hue were supplied, they say the same.
          if (chroma === undefined || hue === undefined) return [];
          const turn = (hue * Math.PI) / 180;
          const close = (part: number) => expect.closeTo(chroma * part, 1);
          return [{ medium, light, lab: { L, a: close(Math.cos(turn)), b: close(Math.sin(turn)) } }];
        });
        expect(measuredShades(product, shade), product.id).toEqual(expected);
      }
    },
  );

  it('are none of effect pigments', () => {
    const effects = products.filter(({ isEffect }) => isEffect);
    expect(effects.length).toBeGreaterThan(0);
    for (const product of effects)
      expect([measuredShades(product, 'masstone'), measuredShades(product, 'tint')]).toEqual([[], []]);
  });
});

it('each medium belongs to one industry', () => {
  const all = industryCodes.flatMap((code) => mediaByIndustry[code]);
  expect(new Set(all).size).toBe(all.length);
});
