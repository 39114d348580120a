import { describe, expect, it } from 'vitest';
import { labToRgb } from '../../../demo/data/base/color.ts';
import { catalogueMaker, DEFAULT_SCALE } from '../../../demo/data/catalogue-maker.ts';
import type { IndustryCode } from '../../../demo/data/industries.ts';
import { type Product, productMaker } from '../../../demo/data/product.ts';
import { fullShadeIn } from '../../../demo/data/product-color.ts';
import { technicalCatalogue } from '../../../demo/data/technical/property-catalogue.ts';
import { technicalProperties } from '../../../demo/data/technical/technical-properties.ts';
import { deltaE2000 } from '../../../src/comparison/rules/colors/delta-e-2000.ts';
import type { Lab } from '../../../src/domain/color/lab.ts';
import { labOfRgb } from '../../../src/domain/color/lab-of-rgb.ts';

const make = productMaker();
const products = Array.from({ length: 300 }, (_, index) => make(index));
const first = products.slice(0, 230);
const [red, effect] = [make(0), make(8)];
const both = [...technicalProperties(red), ...technicalProperties(effect)];

/** The colours of a product by medium. */
function colorsOf(product: Product, industry: IndustryCode, applicationType: string): Map<string, Lab> {
  const properties = technicalProperties(product, industry).filter(
    (property) => property.applicationType === applicationType,
  );
  return new Map(
    [...Map.groupBy(properties, ({ medium }) => medium)].map(([medium, own]) => {
      const value = (type: string) => Number(own.find(({ propertyType }) => propertyType === type)?.value);
      return [medium, { L: value('lightness'), a: value('a'), b: value('b') }];
    }),
  );
}

describe('technical properties', () => {
  it('cover three to six media per industry in masstone and tint', () => {
    const coatings = technicalProperties(red, 'coatings');
    const applications = coatings.map(({ applicationType }) => applicationType);
    expect([3, 4, 5, 6]).toContain(new Set(coatings.map(({ medium }) => medium)).size);
    expect(new Set(applications)).toEqual(new Set(['masstone', 'tint']));
    expect(coatings.every(({ industry }) => industry === 'coatings')).toBe(true);
  });

  it('name only media, applications and types that the catalogue titles', () => {
    const known = (catalogue: string) =>
      technicalCatalogue.filter((entry) => entry.catalogue === catalogue).map(({ code }) => code);
    for (const property of both) {
      expect(known('medium')).toContain(property.medium);
      expect(known('applicationType')).toContain(property.applicationType);
      expect(known('propertyType')).toContain(property.propertyType);
    }
  });

  it('use all twelve data types', () => {
    const types = 'a b chroma hue lightness nested_list number rgb sa sg si text'.split(' ');
    expect([...new Set(both.map(({ dataType }) => dataType))].toSorted()).toEqual(types);
  });

  it('measure effect pigments at six angles, sparkle at 15, 45 and 75', () => {
    const coatings = technicalProperties(effect, 'coatings');
    const masstone = coatings.filter(
      ({ medium, applicationType }) => medium === coatings[0]?.medium && applicationType === 'masstone',
    );
    const angles = (type: string) =>
      masstone.filter(({ propertyType }) => propertyType === type).map(({ angle }) => angle);
    expect(angles('lightness')).toEqual(['as15', '15', '25', '45', '75', '110']);
    expect(angles('si')).toEqual(['15', '45', '75']);
    expect(new Set(masstone.map(({ code }) => code)).size).toBe(masstone.length);
  });

  it('agree with the colour and the light fastness that the product page shows beside them', () => {
    for (const product of products) {
      for (const industry of product.industries) {
        const own = technicalProperties(product, industry).filter(
          ({ applicationType }) => applicationType === 'masstone',
        );
        const value = (type: string) => own.find(({ propertyType }) => propertyType === type)?.value;
        const field = product.byIndustry[industry]?.light_fastness;
        if (field !== undefined) expect(value('light_fastness'), `${product.id} ${industry}`).toBe(field);
        if (product.isEffect) continue;
        const measured = { L: value('lightness'), a: value('a'), b: value('b') } as Lab;
        expect(deltaE2000(fullShadeIn(product, industry), measured)).toBeLessThan(3);
        if (industry !== 'printing') expect(labToRgb(product.masstone)).toEqual(product.color);
      }
    }
  });

  it('have a light fastness in tint that is never better than in masstone', () => {
    for (const product of products) {
      const light = technicalProperties(product).filter(
        ({ propertyType }) => propertyType === 'light_fastness',
      );
      const of = (type: string) =>
        light.filter(({ applicationType }) => applicationType === type).map(({ value }) => Number(value));
      expect(of('tint')).toHaveLength(of('masstone').length);
      for (const [at, step] of of('tint').entries()) {
        expect(step).toBeGreaterThanOrEqual(1);
        expect(step).toBeLessThanOrEqual(of('masstone')[at] ?? 0);
      }
    }
  });

  it('agree with the fields of each industry, in every medium, and with the badge within ΔE2000 10', () => {
    const { product } = catalogueMaker();
    const wrong: string[] = [];
    let compared = 0;
    for (let index = 0; index < DEFAULT_SCALE; index++) {
      const one = product(index);
      for (const industry of one.industries) {
        const media = Map.groupBy(
          technicalProperties(one, industry).filter(({ applicationType }) => applicationType === 'masstone'),
          ({ medium }) => medium,
        );
        for (const [medium, properties] of media) {
          const value = (type: string) => properties.find(({ propertyType }) => propertyType === type)?.value;
          for (const type of ['light_fastness', 'weather_fastness', 'heat_stability']) {
            const field = one.byIndustry[industry]?.[type] ?? one.fields[type];
            const measured = value(type);
            if (field === undefined || measured === undefined || /^not_/.test(String(measured))) continue;
            compared++;
            if (String(field) !== String(measured))
              wrong.push(`${one.id} ${industry} ${medium} ${type}: ${field}, but ${measured}`);
          }
          if (one.isEffect || value('a') === undefined) continue;
          const measured = { L: value('lightness'), a: value('a'), b: value('b') } as Lab;
          const shown = labOfRgb(labToRgb(fullShadeIn(one, industry)));
          if (deltaE2000(shown, measured) > 10) wrong.push(`${one.id} ${industry} ${medium} colour`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(3000);
  });

  it('make every tint lighter than its masstone, but for whites', () => {
    for (const product of first) {
      const { masstone, tint } = product;
      if (product.isEffect || masstone.L > 90) continue;
      expect(tint.L).toBeGreaterThan(masstone.L);
    }
  });

  it('give each medium a masstone and a tint of its own, near the others', () => {
    for (const product of first) {
      for (const application of product.isEffect ? ['tint'] : ['masstone', 'tint']) {
        const colors = [...colorsOf(product, product.industries[0] as IndustryCode, application).values()];
        const [one] = colors;
        if (!one) throw new Error(`${product.id} is measured in no medium`);
        for (const part of ['L', 'a', 'b'] as const)
          expect(new Set(colors.map((lab) => lab[part])).size, `${product.id} ${part}*`).toBeGreaterThan(1);
        for (const other of colors) expect(deltaE2000(one, other), product.id).toBeLessThan(4);
      }
    }
  });

  it('cover a coil coating where coil coating is among the uses, and only there', () => {
    const measured = { coil: 0, other: 0 };
    for (const product of first) {
      const { application, coating_industry } = product.byIndustry.coatings ?? {};
      const isForCoil = /"coil(-coating)?"/.test(JSON.stringify([application, coating_industry]));
      const media = colorsOf(product, 'coatings', 'tint');
      expect(media.has('coil-polyester'), product.id).toBe(isForCoil);
      measured[isForCoil ? 'coil' : 'other']++;
    }
    expect(measured.coil).toBeGreaterThan(50);
    expect(measured.other).toBeGreaterThan(50);
  });

  it('agree with themselves: chroma and hue follow from a* and b*', () => {
    const coatings = technicalProperties(red, 'coatings');
    const masstone = coatings.filter(
      ({ medium, applicationType }) => medium === coatings[0]?.medium && applicationType === 'masstone',
    );
    const of = (type: string) => Number(masstone.find(({ propertyType }) => propertyType === type)?.value);
    expect(of('chroma')).toBeCloseTo(Math.hypot(of('a'), of('b')), 1);
    expect(of('hue')).toBeCloseTo((Math.atan2(of('b'), of('a')) * 180) / Math.PI, 0);
  });
});
