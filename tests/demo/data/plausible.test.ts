import { describe, expect, it } from 'vitest';
import { DEFAULT_SCALE } from '../../../demo/data/catalogue-maker.ts';
import { technicalProperties } from '../../../demo/data/technical/technical-properties.ts';
import { firstProducts } from './first-products.ts';

const products = firstProducts(DEFAULT_SCALE);
const LEVELS = ['highly_recommended', 'recommended', 'potentially_recommended'];
/** How a description begins that recommends a product so. */
const OPENINGS = ['is our first recommendation', 'is recommended for most', 'can be used here after a trial'];

describe('every product of the catalogue, examples of rare states included', () => {
  it('is recommended alike in text, field and uses', () => {
    for (const { id, byIndustry, levels } of products) {
      for (const [industry, fields = {}] of Object.entries(byIndustry)) {
        const level = LEVELS.indexOf(String(fields.recommendation));
        const place = `${id} in ${industry}`;
        const text = String(fields.product_industry_description);
        const said = OPENINGS.findIndex((words) => text.includes(words));
        if (said >= 0) expect(said, place).toBe(level);
        if (level >= 0) expect(levels[industry as keyof typeof levels], place).toBe(LEVELS[level]);
        const uses = Object.values(fields).flatMap((value) =>
          Array.isArray(value) ? value.flatMap((use) => LEVELS.indexOf(use?.hierarchy)) : [],
        );
        for (const use of uses.filter((each) => each >= 0)) expect(use, place).toBeGreaterThanOrEqual(level);
      }
    }
  });

  it('has the uses of an industry in that industry only', () => {
    for (const { id, byIndustry } of products)
      for (const [industry, fields = {}] of Object.entries(byIndustry))
        if (industry !== 'coatings') expect(fields.coating_industry, `${id} ${industry}`).toBeUndefined();
  });

  it('is neither new nor in stock once it is no longer offered', () => {
    for (const { id, fields } of products.filter(({ isActive }) => !isActive))
      expect(String(fields.tag), id).not.toMatch(/(^|,)(new|bestseller|sample-stock|made-to-order)(,|$)/);
  });

  it('is of high performance in name only if it is so in figures', () => {
    const high = products.filter(({ fields }) => fields.product_group === 'high-performance-organic');
    for (const { id, fields } of high) expect(fields.performance, id).not.toBe('classical');
  });

  it('sparkles less the farther from the gloss, and alike in all media', () => {
    for (const product of products.filter(({ isEffect }) => isEffect)) {
      for (const type of ['si', 'sa']) {
        const values = technicalProperties(product).filter(({ propertyType }) => propertyType === type);
        const media = Map.groupBy(values, ({ medium }) => medium);
        for (const [medium, ofMedium] of media) {
          const figures = ofMedium.map(({ value }) => Number(value)).slice(0, 3);
          expect(figures, `${product.id} ${medium}`).toEqual(figures.toSorted((one, other) => other - one));
        }
        const near = values.filter(({ angle }) => angle === '15').map(({ value }) => Number(value));
        expect(Math.max(...near) / Math.min(...near)).toBeLessThan(1.2);
      }
    }
  });
});
