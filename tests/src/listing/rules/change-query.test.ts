import { describe, expect, it } from 'vitest';
import {
  acceptedQuery,
  changedQuery,
  findsTheSame,
  withoutValues,
  withToggled,
  withValues,
} from '../../../../src/listing/rules/change-query.ts';
import type { ListingQuery } from '../../../../src/listing/rules/listing-query.ts';

const query: ListingQuery = { term: 'a', type: 'pigments', filters: { c: ['red', 'blue'], i: ['coatings'] } };
const filters = (changed: ListingQuery) => Object.entries(changed.filters);

describe('a query', () => {
  it('keeps the place of a filter whose values change', () => {
    expect(filters(withValues(query, 'c', ['green', 'green']))).toEqual([
      ['c', ['green']],
      ['i', ['coatings']],
    ]);
    expect(filters(withValues(query, 'brand', ['x'])).at(-1)).toEqual(['brand', ['x']]);
  });

  it.each([
    ['c', 'red', { c: ['blue'], i: ['coatings'] }],
    ['c', 'green', { c: ['red', 'blue', 'green'], i: ['coatings'] }],
    ['i', 'coatings', { c: ['red', 'blue'] }],
    ['c', '', { i: ['coatings'] }],
  ])('gains or loses, by a toggle of %s, the value %s', (key, value, changed) => {
    expect(withToggled(query, key, value).filters).toEqual(changed);
  });

  it('loses values that a service leaves out', () => {
    const ignored = [
      { key: 'c', value: 'red' },
      { key: 'x', value: 'y' },
      { key: 'i', value: 'coatings' },
    ];
    expect(withoutValues(query, ignored).filters).toEqual({ c: ['blue'] });
  });

  it('has a part that any service understands', () => {
    expect(acceptedQuery(query)).toEqual({
      query: { ...query, filters: { i: ['coatings'] } },
      ignored: [
        { key: 'c', value: 'red' },
        { key: 'c', value: 'blue' },
      ],
    });
  });

  it('finds the same however it is drawn', () => {
    expect(findsTheSame(query, { ...query, view: 'table' })).toBe(true);
    expect(findsTheSame(query, { ...query, sort: 'name' })).toBe(false);
    expect(findsTheSame(query, { ...query, term: 'b' })).toBe(false);
  });
});

it('takes over what differs between two others', () => {
  const was: ListingQuery = {
    term: '',
    type: 'pigments',
    filters: { c: ['red'], f: ['powder'] },
    sort: 'name',
  };
  const is: ListingQuery = { term: 'b ', type: 'pigments', filters: { c: ['red', 'green'] }, sort: 'name' };
  expect(changedQuery(query, was, is)).toEqual({
    ...query,
    term: 'b ',
    filters: { c: ['red', 'green'], i: ['coatings'] },
  });
  expect(changedQuery(query, was, was)).toEqual({
    ...query,
    filters: { c: ['red'], i: ['coatings'], f: ['powder'] },
  });
});
