import { describe, expect, it } from 'vitest';
import { firstCallFacts } from '../../scripts/build/island-table.ts';
import { type CallsOptions, readFirstView } from '../../server/first-view.ts';
import { contracts } from '../../widgets/contracts.ts';

const facts = firstCallFacts(contracts);
const url = 'https://portal.example/products?c=red&c=blue&utm=x&page=2';
const view = (island: string, options: Partial<CallsOptions> = {}) =>
  readFirstView(facts[island] ?? { calls: [], defaults: {} }, { payload: {}, props: {}, url, ...options });
const user = { userId: 7, email: 'v@example.com', token: 'abc' };

describe('a listing', () => {
  it('searches by its address and its base filters, and asks for the fields', () => {
    const { of, query, user, region, calls } = view('search-listing', {
      props: { filters: { i: 'coatings' } },
    });
    expect({ of, query, user, region }).toEqual({
      of: 'listing',
      query: 'c=red&c=blue&utm=x&page=2',
      user: null,
      region: null,
    });
    const [search, fields] = calls;
    expect(search).toEqual({
      answer: 'answer',
      method: 'POST',
      url: 'https://portal.example/api/v1/document/search?type=pigments&i=coatings&c=red&c=blue',
      headers: { accept: 'application/json' },
      body: null,
    });
    expect(fields).toMatchObject({
      answer: 'fields',
      url: 'https://portal.example/api/v1/manifest/search?type=field',
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(fields?.body ?? '').source).toContain('title');
  });

  it('leaves the address alone if it does not use it', () => {
    const [search] = view('search-listing', { props: { url: false, size: 6 } }).calls;
    expect(search?.url).toMatch(/search\?type=pigments$/);
    expect(search?.body).toBe('{"size":6}');
  });

  it('asks for saved sheets only with the token of a user', () => {
    const sheets = { props: { mode: 'sheets', tabs: ['mysheets'] } };
    expect(view('search-listing', sheets).calls.map(({ answer }) => answer)).toEqual(['fields']);
    const [search] = view('search-listing', { ...sheets, payload: { user } }).calls;
    expect(search?.url).toContain('/document/mysheets?');
    expect(search?.headers).toMatchObject({ authorization: 'Bearer abc' });
  });
});

describe('a product', () => {
  it('is asked for with the industry of the address, at the service of the payload', () => {
    const product = view('product-detail', {
      payload: { services: { search: '/services/search' }, user, requestRegion: 'EMEA' },
      props: { productId: 'p-1/a', industries: ['coatings', 'plastics'] },
      url: new URL('https://portal.example/product/p-1?i=plastics'),
    });
    expect(product).toMatchObject({
      of: 'product',
      query: 'id=p-1%2Fa&i=plastics',
      user: '7',
      region: 'EMEA',
    });
    expect(product.calls.map(({ answer, url }) => [answer, url])).toEqual([
      ['product', 'https://portal.example/services/search/api/v1/pigment/p-1%2Fa?i=plastics'],
      ['fields', 'https://portal.example/services/search/api/v1/manifest/search?type=field'],
      ['catalogues', 'https://portal.example/services/search/api/v1/manifest/search?type=technical-property'],
    ]);
    expect(product.calls[0]?.headers).toEqual({
      accept: 'application/json',
      authorization: 'Bearer abc',
      'x-request-region': 'EMEA',
    });
  });

  it('is not asked for while its industry must be chosen', () => {
    const props = { productId: 'p-1', industries: ['coatings', 'plastics'] };
    expect(view('product-detail', { props }).calls.map(({ answer }) => answer)).toEqual([
      'fields',
      'catalogues',
    ]);
  });
});

it('is empty where the payload’s address of the service is none', () => {
  const { calls } = view('search-listing', { payload: { services: { search: 'http://' } } });
  expect(calls).toEqual([]);
});

it('is empty for islands that leave their calls to the browser', () => {
  expect(view('profile').calls).toEqual([]);
});
