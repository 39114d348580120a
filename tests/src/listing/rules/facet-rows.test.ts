import { describe, expect, it } from 'vitest';
import { facetRows, type RowSource } from '../../../../src/listing/rules/facet-rows.ts';

const value = (key: string, count = 1, title = key) => ({ key, title, count });
const rows = (source: Partial<RowSource>) =>
  facetRows({
    base: {},
    manifest: [],
    categories: new Map(),
    titleOf: (key) => `Title of ${key}`,
    audience: { isInternal: false, maySeeCompetitors: false, maySeeFormulations: false },
    showsDocuments: false,
    without: new Set(),
    ...source,
  });
const keys = (source: Partial<RowSource>) =>
  rows(source).flatMap(({ key, isHidden }) => (isHidden ? [] : key));
const valuesOf = (source: Partial<RowSource>) => rows(source)[0]?.values.map(({ key }) => key);

describe('facets', () => {
  it('stand in the order of the table, or in that of the page', () => {
    const base = { brand: [value('a')], c: [value('red')], t: [value('x')] };
    expect(keys({ base })).toEqual(['c', 'brand', 't', 'min_date']);
    expect(keys({ base, only: ['t', 'c', 'nonsense', 'q'] })).toEqual(['t', 'c']);
  });

  it('are titled by the manifest, else by us', () => {
    const base = { c: [value('red')], brand: [value('a')] };
    const manifest = [{ code: 'color_space', title: 'Colour space' }];
    expect(rows({ base, manifest }).map(({ title }) => title)).toEqual([
      'Colour space',
      'Title of brand',
      'Title of min_date',
      'Title of min_doc_date',
    ]);
  });

  it('without values stay known if the manifest has titles for a selected one', () => {
    const options = [{ key: 'metallic', title: 'Metallic' }];
    const manifest = [
      { code: 'color_space', title: 'Colour space', options },
      { code: 'brand', title: 'Brand' },
    ];
    expect(rows({ manifest })[0]).toMatchObject({ key: 'c', values: [], options });
    expect(keys({ manifest })).toEqual(['c', 'min_date']);
  });

  it('that are not offered come last, with the titles of what an address may have chosen', () => {
    const base = { c: [value('red')], asset_type: [value('tds', 1, 'Technical data sheet')] };
    expect(rows({ base }).at(-2)).toMatchObject({
      ...{ key: 'asset_type', isHidden: true },
      values: [{ key: 'tds', title: 'Technical data sheet' }],
    });
    expect(rows({ base, only: ['asset_type'] }).find(({ key }) => key === 'c')?.isHidden).toBe(true);
  });

  it('leave out base filters, and what is not for the viewer', () => {
    const base = {
      i: [value('a')],
      prod_plant: [value('b')],
      competitor: [value('c')],
      ingredient: [value('e')],
      asset_type: [value('d')],
    };
    expect(keys({ base })).toEqual(['i', 'min_date']);
    expect(keys({ base, without: new Set(['i']) })).toEqual(['min_date']);
    expect(
      keys({
        base,
        audience: { isInternal: true, maySeeCompetitors: true, maySeeFormulations: true },
        showsDocuments: true,
      }),
    ).toEqual([
      ...['asset_type', 'min_doc_date', 'i', 'ingredient', 'min_date', 'prod_plant', 'competitor'],
      'no_internal',
    ]);
  });

  it('have one value where they are yes or no', () => {
    const [row] = rows({ base: { zdhc: [value('true', 4, 'ZDHC certified')] } });
    expect(row?.values).toEqual([{ key: 'true', title: 'Title of zdhc' }]);
  });
});

describe('values', () => {
  it('stand from A to Z, numbers by size', () => {
    const base = { brand: [value('3', 1, 'Line 10'), value('1', 1, 'Line 2'), value('2', 1, 'Äther')] };
    expect(valuesOf({ base })).toEqual(['2', '1', '3']);
  });

  it('stand in the order of the manifest where they have one of their own', () => {
    const options = ['low', 'medium', 'high'].map((key) => ({ key, title: key }));
    const manifest = [{ code: 'performance', title: 'Performance', options }];
    expect(valuesOf({ base: { p: [value('high'), value('other'), value('low')] }, manifest })).toEqual([
      ...['low', 'high', 'other'],
    ]);
  });

  it('are all shown up to twelve, else the eight most frequent', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => value(`v${at}`, at));
    expect(rows({ base: { brand: many(12) } })[0]?.shortlist.size).toBe(12);
    const [row] = rows({ base: { brand: many(13) } });
    expect([...(row?.shortlist ?? [])].sort()).toEqual(['v10', 'v11', 'v12', 'v5', 'v6', 'v7', 'v8', 'v9']);
  });
});
