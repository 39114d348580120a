import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueMaker, DEFAULT_SCALE } from '../../../demo/data/catalogue-maker.ts';
import type { Product } from '../../../demo/data/product.ts';
import { technicalProperties } from '../../../demo/data/technical/technical-properties.ts';

let products: Product[];
beforeAll(() => {
  const maker = catalogueMaker();
  products = Array.from({ length: DEFAULT_SCALE }, (_, index) => maker.product(index));
});

const LEVELS = ['highly_recommended', 'recommended', 'potentially_recommended'];
/** How a description begins that recommends a product so. */
const OPENINGS = ['is our first recommendation', 'is recommended for most', 'can be used here after a trial'];

describe('every product of the catalogue, examples of rare states included', () => {
  it('is recommended alike in text, field and uses', () => {
    for (const { id, byIndustry, levels } of products) {
      for (const [industry, fields = {}] of Object.entries(byIndustry)) {
        const level = LEVELS.indexOf(String(fields.recommendation));
        const said = OPENINGS.findIndex((words) =>
          String(fields.product_industry_description).includes(words),
        );
        if (said >= 0) expect([id, industry, said]).toEqual([id, industry, level]);
        if (level >= 0)
          expect([id, industry, levels[industry as keyof typeof levels]]).toEqual([
            id,
            industry,
            LEVELS[level],
          ]);
        const uses = Object.values(fields).flatMap((value) =>
          Array.isArray(value) ? value.flatMap((use) => LEVELS.indexOf(use?.hierarchy)) : [],
        );
        for (const use of uses.filter((place) => place >= 0))
          expect([id, industry, use >= level]).toEqual([id, industry, true]);
      }
    }
  });

  it('has the uses of an industry in that industry only', () => {
    for (const { id, byIndustry } of products)
      for (const [industry, fields = {}] of Object.entries(byIndustry))
        if (industry !== 'coatings')
          expect([id, industry, fields.coating_industry]).toEqual([id, industry, undefined]);
  });

  it('is neither new nor in stock once it is no longer offered', () => {
    for (const { id, isActive, fields } of products)
      if (!isActive)
        expect([id, fields.tag]).not.toEqual([
          id,
          expect.arrayContaining([expect.stringMatching(/^(new|bestseller|sample-stock|made-to-order)$/)]),
        ]);
  });

  it('is of high performance in name only if it is so in figures', () => {
    for (const { id, fields } of products)
      if (fields.product_group === 'high-performance-organic')
        expect([id, fields.performance]).not.toEqual([id, 'classical']);
  });

  it('sparkles less the farther from the gloss, and alike in all media', () => {
    for (const product of products.filter(({ isEffect }) => isEffect)) {
      for (const type of ['si', 'sa']) {
        const values = technicalProperties(product).filter(({ propertyType }) => propertyType === type);
        const media = Map.groupBy(values, ({ medium }) => medium);
        for (const [medium, ofMedium] of media) {
          const figures = ofMedium.map(({ value }) => Number(value)).slice(0, 3);
          expect([product.id, medium, figures]).toEqual([
            product.id,
            medium,
            figures.toSorted((one, other) => other - one),
          ]);
        }
        const near = values.filter(({ angle }) => angle === '15').map(({ value }) => Number(value));
        expect(Math.max(...near) / Math.min(...near)).toBeLessThan(1.2);
      }
    }
  });
});
