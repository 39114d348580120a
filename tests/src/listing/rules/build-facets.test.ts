import { describe, expect, it } from 'vitest';
import { buildFacets } from '../../../../src/listing/rules/build-facets.ts';
import type { FacetRow } from '../../../../src/listing/rules/facet-rows.ts';
import type { ListingQuery } from '../../../../src/listing/rules/listing-query.ts';

const row = (key: string, more: Partial<FacetRow> = {}): FacetRow => ({
  ...{ key, title: key, control: 'options', group: 'g', shortlist: new Set() },
  values: [
    { key: 'a', title: 'A' },
    { key: 'b', title: 'B' },
  ],
  ...more,
});
const query = (filters: ListingQuery['filters']): ListingQuery => ({ term: '', type: 'pigments', filters });

describe('facets', () => {
  it('have the counts of the answer; what it leaves out is 0', () => {
    const [facet] = buildFacets([row('c')], query({ c: ['b'] }), { c: { a: 7 } });
    expect(facet?.values).toEqual([
      { key: 'a', title: 'A', count: 7, isChosen: false },
      { key: 'b', title: 'B', count: 0, isChosen: true },
    ]);
  });

  it('have no count where it could not be read', () => {
    const counts = { c: { a: 7, b: undefined }, brand: undefined };
    const all = buildFacets([row('c'), row('brand')], query({}), counts);
    expect(all.map(({ values }) => values.map(({ count }) => count))).toEqual([
      [7, undefined],
      [undefined, undefined],
    ]);
  });

  it('have none before the first answer, and none where none are made', () => {
    const rows = [row('c'), row('min_date', { control: 'date' }), row('no_internal', { control: 'boolean' })];
    expect(buildFacets(rows, query({}), undefined)[0]?.values[0]?.count).toBeUndefined();
    const counted = buildFacets(rows, query({}), {}).map(({ values }) => values[0]?.count);
    expect(counted).toEqual([0, undefined, undefined]);
  });

  it('are none for rows that only title chips', () => {
    expect(buildFacets([row('asset_type', { isHidden: true })], query({ asset_type: ['a'] }), {})).toEqual(
      [],
    );
  });

  it('keep a chosen value that there is not', () => {
    const [facet] = buildFacets([row('c')], query({ c: ['gone'] }), {});
    expect(facet?.values.at(-1)).toEqual({ key: 'gone', title: 'gone', count: 0, isChosen: true });
  });

  it('without values are there for what is selected, with the title of the manifest', () => {
    const rows = [row('c', { values: [], options: [{ key: 'metallic', title: 'Metallic' }] })];
    expect(buildFacets(rows, query({}), {})).toEqual([]);
    const [facet] = buildFacets(rows, query({ c: ['metallic'] }), {});
    expect(facet?.values).toEqual([{ key: 'metallic', title: 'Metallic', count: 0, isChosen: true }]);
    expect(buildFacets([row('min_date', { control: 'date', values: [] })], query({}), {})).toHaveLength(1);
  });

  it('of an industry are gone where another is chosen, unless they hold a choice', () => {
    const rows = [row('c_i', { industries: ['coatings'] })];
    const shown = (filters: ListingQuery['filters']) => buildFacets(rows, query(filters), {}).length;
    const cases: ListingQuery['filters'][] = [
      {},
      { i: ['coatings', 'x'] },
      { i: ['x'] },
      { i: ['x'], c_i: ['a'] },
    ];
    expect(cases.map(shown)).toEqual([1, 1, 0, 1]);
  });
});
