import { expect, it } from 'vitest';
import { catalogueMaker } from '../../../demo/data/catalogue-maker.ts';
import { oddLabels } from '../../../demo/data/odd-labels.ts';
import { searchHarness } from '../server/search/harness.ts';

it('holds every character that addresses set apart, and one label of 200 characters', () => {
  for (const character of [',', ':', '"', "'", '&', '+', '%', '#', '(', ')', '/', '-'])
    expect(oddLabels.join(' ')).toContain(character);
  expect(oddLabels.some((label) => /\p{Extended_Pictographic}/u.test(label))).toBe(true);
  expect(Math.max(...oddLabels.map(({ length }) => length))).toBe(200);
});

it.each(oddLabels)('finds exactly the products that carry the label %s', async (label) => {
  const { search } = searchHarness();
  const { product } = catalogueMaker();
  const expected = Array.from({ length: 300 }, (_, index) => product(index))
    .filter(
      ({ fields, isInternal }) => !isInternal && JSON.stringify(fields.tag).includes(JSON.stringify(label)),
    )
    .map(({ id }) => id);
  const { hits, ignored, aggregations } = await search(`tag=${encodeURIComponent(label)}`);
  expect(expected.length).toBeGreaterThan(0);
  expect(hits.map(({ id }) => id).toSorted()).toEqual(expected);
  expect(ignored).toEqual([]);
  expect(aggregations.tag).toContainEqual({ key: label, title: label, count: expected.length });
  const two = await search(`tag=${encodeURIComponent(label)},bestseller`);
  expect(two.total).toBeGreaterThan(expected.length);
});
