import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ListingQuery } from '../../../../src/listing/rules/listing-query.ts';
import {
  isSameSearch,
  SEARCH_NAME_LIMIT,
  searchIdentity,
  suggestedName,
} from '../../../../src/listing/rules/saved-search.ts';

const query: ListingQuery = {
  term: 'red',
  type: 'pigments',
  filters: { i: ['coatings'], c: ['red', 'blue'] },
};
const base = { mode: 'search', filters: { brand: 'rubelis' } } as const;

it('is the call and its filters with those of the page, without order and view (row 291)', () => {
  const search = searchIdentity({ ...query, sort: 'newest', view: 'grid' }, base);
  expect(search).toEqual({
    list: 'search',
    filters: 'brand=rubelis&c=red&c=blue&i=coatings&q=red&type=pigments',
  });
  expect(searchIdentity({ ...query, tab: 'mysheets' }, { ...base, mode: 'sheets' })).toMatchObject({
    list: 'mysheets',
    filters: expect.stringContaining('tab=mysheets'),
  });
});

it('is the same in whatever order its filters were chosen or kept (row 291)', () => {
  const search = searchIdentity(query, base);
  const pairs = [...new URLSearchParams(search.filters)].filter(([key]) => key !== 'c');
  fc.assert(
    fc.property(fc.shuffledSubarray(pairs, { minLength: pairs.length }), (order) => {
      const filters = String(new URLSearchParams([['c', 'red'], ...order, ['c', 'blue'], ['sort', 'name']]));
      expect(isSameSearch({ list: 'search', filters }, search)).toBe(true);
    }),
  );
  expect(isSameSearch({ ...search, list: 'company' }, search)).toBe(false);
  expect(isSameSearch({ ...search, filters: `${search.filters}&vegan=true` }, search)).toBe(false);
});

it('is called by its term and filters, as far as there is room (row 290)', () => {
  expect(suggestedName('red', ['Coatings', 'Light 8'])).toBe('red, Coatings, Light 8');
  expect(suggestedName('', ['Coatings'])).toBe('Coatings');
  const long = suggestedName(
    '',
    Array.from({ length: 40 }, () => 'Coatings'),
  );
  expect(long).toHaveLength(SEARCH_NAME_LIMIT);
  expect(long).toMatch(/…$/);
});
