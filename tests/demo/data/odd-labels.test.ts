import { expect, it } from 'vitest';
import { oddLabels } from '../../../demo/data/odd-labels.ts';
import type { Product } from '../../../demo/data/product.ts';
import { searchHarness } from '../server/search/harness.ts';
import { firstProducts } from './first-products.ts';

const { search } = searchHarness();
const products = firstProducts(300);

it('holds every character that addresses set apart, and one label of 200 characters', () => {
  for (const character of [',', ':', '"', "'", '&', '+', '%', '#', '(', ')', '/', '-'])
    expect(oddLabels.join(' ')).toContain(character);
  expect(oddLabels.some((label) => /\p{Extended_Pictographic}/u.test(label))).toBe(true);
  expect(Math.max(...oddLabels.map(({ length }) => length))).toBe(200);
});

it.each(oddLabels)('finds exactly the products that carry the label %s', async (label) => {
  const isLabelled = ({ fields }: Product) => JSON.stringify(fields.tag).includes(JSON.stringify(label));
  const expected = products.filter((each) => !each.isInternal && isLabelled(each)).map(({ id }) => id);
  const { hits, ignored, aggregations } = await search(`tag=${encodeURIComponent(label)}`);
  expect(expected.length).toBeGreaterThan(0);
  expect(hits.map(({ id }) => id).toSorted()).toEqual(expected);
  expect(ignored).toEqual([]);
  expect(aggregations.tag).toContainEqual({ key: label, title: label, count: expected.length });
  const two = await search(`tag=${encodeURIComponent(label)},bestseller`);
  expect(two.total).toBeGreaterThan(expected.length);
});
