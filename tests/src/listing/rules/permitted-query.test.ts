import { describe, expect, it } from 'vitest';
import type { FacetAudience } from '../../../../src/listing/rules/facet-audience.ts';
import type { ListingQuery } from '../../../../src/listing/rules/listing-query.ts';
import { permittedQuery } from '../../../../src/listing/rules/permitted-query.ts';

const visitor: FacetAudience = {
  ...{ isInternal: false, maySeeCompetitors: false, maySeeFormulations: false },
};
const query = (type: ListingQuery['type'], filters: ListingQuery['filters']): ListingQuery => ({
  ...{ term: '', type, filters },
});
const keysFor = (type: ListingQuery['type'], keys: readonly string[], viewer = visitor) => {
  const asked = query(type, Object.fromEntries(keys.map((key) => [key, ['x']])));
  return Object.keys(permittedQuery(asked, viewer).query.filters);
};

describe('what a viewer may use of a query', () => {
  const keys = ['c', 'no_internal', 'prod_plant', 'company', 'competitor', 'ingredient'];
  it.each([
    ['visitors', visitor, ['c']],
    ['internal users', { ...visitor, isInternal: true }, ['c', 'no_internal', 'prod_plant', 'company']],
    ['those who see competitors', { ...visitor, maySeeCompetitors: true }, ['c', 'competitor']],
    ['those who see formulations', { ...visitor, maySeeFormulations: true }, ['c', 'ingredient']],
  ])('leaves to %s %o the keys that they may use', (_, viewer, own) => {
    expect(keysFor('pigments', keys, viewer)).toEqual(own);
  });

  it('is the same query where nothing is left out', () => {
    const asked = query('pigments', { c: ['red'] });
    expect(permittedQuery(asked, visitor)).toEqual({ query: asked, ignored: [] });
    expect(permittedQuery(asked, visitor).query).toBe(asked);
  });

  it('comes with each value that is left out', () => {
    expect(permittedQuery(query('pigments', { prod_plant: ['a', 'b'] }), visitor).ignored).toEqual([
      { key: 'prod_plant', value: 'a' },
      { key: 'prod_plant', value: 'b' },
    ]);
  });
});

it.each([
  ['pigments', ['asset_type', 'asset_category', 'min_doc_date']],
  ['assets', ['asset_type', 'asset_category', 'min_doc_date']],
  ['imageStacks', ['min_doc_date', 'stackFileVersion']],
] as const)('filters of %s are those that narrow them', (type, own) => {
  expect(keysFor(type, ['asset_type', 'asset_category', 'min_doc_date', 'stackFileVersion'])).toEqual(own);
});
