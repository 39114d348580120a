import { expect, it } from 'vitest';
import { searchCall } from '../../../src/services/search-calls.ts';

const filters = new URLSearchParams('type=pigments&q=red');

it.each([
  [undefined, 'api/v1/document/search'],
  ['search', 'api/v1/document/search'],
  ['mysheets', 'api/v1/document/mysheets'],
  ['company', 'api/v1/document/company/search'],
] as const)('the list %s is searched at %s, with an empty body', (list, path) => {
  expect(searchCall({ ...(list && { list }), filters })).toEqual({
    method: 'post',
    path,
    searchParams: filters,
  });
});

it('sends which part of the hits is wanted', () => {
  expect(searchCall({ filters, range: { from: 24 } })).toMatchObject({ json: { from: 24 } });
});
