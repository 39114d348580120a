import { describe, expect, it } from 'vitest';
import { formulationCounts } from '../../../demo/data/fixtures/formulation-counts.ts';
import { makeRelatedRecords } from '../../../demo/data/related-records.ts';
import { firstProducts } from './first-products.ts';

const list = firstProducts(300);
const products = new Map(list.map((product) => [product.id, product]));
const records = makeRelatedRecords(list, 300);

describe('formulations', () => {
  it('are 120 of 3 to 15 ingredients that add up to 100 %', () => {
    expect(records.formulations).toHaveLength(120);
    for (const { parts, id } of records.formulations) {
      expect(parts.length, id).toBeGreaterThanOrEqual(3);
      expect(parts.length, id).toBeLessThanOrEqual(15);
      expect(Math.round(parts.reduce((sum, { share }) => sum + share * 100, 0)), id).toBe(10_000);
      for (const { share } of parts) expect(share, id).toBeGreaterThan(0);
    }
  });

  it('hold additives in the amounts of an additive', () => {
    const isAdditive = /^(Wetting and dispersing|Defoaming|Rheology|Surface|Catalyst|Stabilising)$/;
    for (const { parts, id } of records.formulations)
      for (const { purpose, share, title } of parts)
        if (isAdditive.test(purpose)) expect(share, `${id} ${title}`).toBeLessThanOrEqual(6);
  });

  it('name each stage of their ingredients, and say how they are made', () => {
    for (const { parts, stages, method } of records.formulations) {
      expect([...new Set(parts.map(({ part }) => part))]).toEqual(stages.map(({ part }) => part));
      expect(method.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('use products only where they are recommended', () => {
    for (const { parts, industry } of records.formulations)
      for (const { productId } of parts)
        if (productId !== null) expect(products.get(productId)?.levels[industry]).toBeDefined();
  });

  it.each(Object.entries(formulationCounts))('hold %s in a fixed number: %i', (id, count) => {
    const holding = records.formulations.filter(({ parts }) =>
      parts.some(({ productId }) => productId === id),
    );
    expect(holding).toHaveLength(count);
  });
});

describe('advanced comparisons', () => {
  it('are 40 of two to four open products of one industry', () => {
    expect(records.advancedComparisons).toHaveLength(40);
    for (const { productIds, industry, content } of records.advancedComparisons) {
      expect(productIds.length).toBeGreaterThanOrEqual(2);
      expect(productIds.length).toBeLessThanOrEqual(4);
      expect(content.match(/<li>/g)).toHaveLength(productIds.length);
      for (const id of productIds) {
        expect(products.get(id)?.industries).toContain(industry);
        expect(products.get(id)?.isInternal).toBe(false);
      }
    }
  });
});

describe('catalogues', () => {
  it('are eight standard ones, and own ones of three people', () => {
    const owners = records.catalogs.filter(({ isStandard }) => !isStandard).map(({ ownerId }) => ownerId);
    expect(records.catalogs).toHaveLength(16);
    expect(owners.toSorted()).toEqual(['u-04', 'u-04', 'u-04', 'u-05', 'u-05', 'u-05', 'u-05', 'u-24']);
  });

  it('hold at most 100 products after exclusions: one exactly, one only thanks to them, one none', () => {
    const sizes = records.catalogs.map(({ productIds: { length }, excludedProductIds }) => ({
      ...{ length, left: length - excludedProductIds.length },
    }));
    for (const length of [100, 101]) expect(sizes).toContainEqual({ length, left: 100 });
    expect(sizes.filter(({ length }) => length === 0)).toHaveLength(1);
    expect(Math.max(...sizes.map(({ left }) => left))).toBe(100);
    for (const { productIds, excludedProductIds, id } of records.catalogs) {
      expect(new Set(productIds).size, id).toBe(productIds.length);
      expect(productIds, id).toEqual(expect.arrayContaining(excludedProductIds));
    }
  });

  it('hold internal products in a standard one, and a title as long as may be', () => {
    const isInternal = (id: string) => products.get(id)?.isInternal ?? false;
    const plastics = records.catalogs.find(({ id }) => id === 'c-02');
    expect(plastics?.productIds.filter(isInternal)).toHaveLength(3);
    expect(Math.max(...records.catalogs.map(({ title }) => title.length))).toBe(100);
  });
});
