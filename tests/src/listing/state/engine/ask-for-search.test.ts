import { getDefaults } from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { askForSearch } from '../../../../../src/listing/state/engine/ask-for-search.ts';
import { fieldsCall } from '../../../../../src/services/product-calls.ts';
import { searchListing } from '../../../../../widgets/search-listing/island.ts';
import { fakeContext } from '../../../../support/http-context.ts';

const askAhead = vi.hoisted(() => vi.fn());
vi.mock('../../../../../src/http/ask-ahead.ts', () => ({ askAhead }));
beforeEach(() => {
  askAhead.mockReset();
  history.replaceState(null, '', '/products');
});

/** The searches made ahead, as `path?query`, with the body if there is one. */
function searched(
  props: Record<string, unknown> = {},
  { token = null as string | null, served = {} as Record<string, unknown> } = {},
) {
  const byDefault: unknown = getDefaults(searchListing.props);
  askForSearch(props, byDefault as Record<string, unknown>, fakeContext(token), served);
  const calls = askAhead.mock.calls.map(([, , call]) => call);
  if (!served.fields) expect(calls.shift()).toEqual(fieldsCall());
  return calls.map(({ path, searchParams, json }) => [
    `${path.replace('api/v1/document/', '')}?${searchParams}`,
    ...(json ? [json] : []),
  ]);
}

it('searches for all products, with an empty body', () => {
  expect(searched()).toEqual([['search?type=pigments']]);
});

it('searches for what the address says, within the filters of the page', () => {
  history.replaceState(null, '', '/products?utm=1&q=red&c=blue,green&i=plastics&sort=newest');
  expect(searched({ filters: { i: 'coatings', pg: ['effect', 'organic'] } })).toEqual([
    ['search?type=pigments&i=coatings&pg=effect&pg=organic&c=blue&c=green&q=red&sort=newest'],
  ]);
});

it.each([
  ['its own names in the address', { urlPrefix: 'a-', urlKeys: { p: 'pf' } }, '&p=good&q=b'],
  ['no address', { url: false }, ''],
])('heeds that a listing has %s', (_, props, query) => {
  history.replaceState(null, '', '/products?q=a&a-q=b&a-pf=good');
  expect(searched(props)).toEqual([[`search?type=pigments${query}`]]);
});

it('heeds type, order and size of the page', () => {
  expect(searched({ types: ['assets'], sort: 'name', size: 6 })).toEqual([
    ['search?type=assets&sort=name', { size: 6 }],
  ]);
});

it('asks for the saved sheets of the user only, and for none of a visitor', () => {
  history.replaceState(null, '', '/sheets?tab=mysheets');
  expect(searched({ mode: 'sheets' })).toEqual([]);
  askAhead.mockReset();
  expect(searched({ mode: 'sheets' }, { token: 't' })).toEqual([['mysheets?type=pigments&tab=mysheets']]);
});

it('asks for nothing that the page has', () => {
  expect(searched({}, { served: { answer: {} } })).toEqual([]);
  askAhead.mockReset();
  expect(searched({}, { served: { fields: [] } })).toEqual([['search?type=pigments']]);
  askAhead.mockReset();
  expect(searched({}, { served: { answer: {}, fields: [] } })).toEqual([]);
});

it('searches for nothing where someone comes back to more hits than the first', () => {
  history.replaceState({ ceListing: { count: 48 } }, '', '/products');
  expect(searched()).toEqual([]);
  askAhead.mockReset();
  history.replaceState({ ceListing: { count: 24 } }, '', '/products');
  expect(searched()).toHaveLength(1);
});

it('takes what is of the wrong kind for absent', () => {
  const props = { types: 'assets', filters: [1], size: '6', urlKeys: 7, urlPrefix: 1, sort: {} };
  expect(searched(props)).toEqual([['search?type=pigments&0=1']]);
});
