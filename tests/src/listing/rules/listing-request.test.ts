import { expect, it } from 'vitest';
import type { ListingQuery } from '../../../../src/listing/rules/listing-query.ts';
import { listingRequest, type RequestBase } from '../../../../src/listing/rules/listing-request.ts';

const query: ListingQuery = { term: '', type: 'pigments', filters: {} };

it.each([
  [{}, {}, 'search', 'type=pigments'],
  [{ term: 'a & b', sort: 'newest' }, {}, 'search', 'type=pigments&q=a+%26+b&sort=newest'],
  [
    { filters: { c: ['a,b', 'c'] } },
    { filters: { i: 'x', pg: ['y', 'z'] } },
    'search',
    'type=pigments&i=x&pg=y&pg=z&c=a%2Cb&c=c',
  ],
  [{ term: 'ＰＢ１５：３ ﬁne Novo™' }, {}, 'search', 'type=pigments&q=PB15%3A3+fine+Novo%E2%84%A2'],
  [{}, { sort: 'name' }, 'search', 'type=pigments&sort=name'],
  [{ term: 'a' }, { filters: { q: 'base' } }, 'search', 'type=pigments&q=a'],
  [{}, { mode: 'sheets' }, 'search', 'type=pigments&tab=all'],
  [{ tab: 'mysheets' }, { mode: 'sheets' }, 'mysheets', 'type=pigments&tab=mysheets'],
  [{ tab: 'company' }, { mode: 'sheets' }, 'company', 'type=pigments&tab=company'],
] as const)('asks for the query %j of the page %j at the right list', (changes, base, list, filters) => {
  const request = listingRequest({ ...query, ...changes } as ListingQuery, {
    ...{ mode: 'search', filters: {} },
    ...(base as Partial<RequestBase>),
  });
  expect([request.list, request.filters.toString()]).toEqual([list, filters]);
});
