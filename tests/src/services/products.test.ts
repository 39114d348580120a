import { afterEach, describe, expect, test, vi } from 'vitest';
import { readProducts } from '../../../src/services/products.ts';
import { fakeServices, services } from '../../support/services/fake-services.ts';

const http = {
  services,
  token: () => null,
  epoch: () => 0,
  replaceToken: () => {},
};
const { signal } = new AbortController();
afterEach(() => vi.unstubAllGlobals());

describe('products by uids', () => {
  test('image stacks are asked for as such', async () => {
    const sent = fakeServices({ 'GET /api/v1/product-comparison/productsByUids': { json: [] } });
    await readProducts(http, { uids: ['imageStacks::s-1'], industry: 'coatings', stacks: true }, signal);
    expect(Object.fromEntries(new URL(sent[0]?.url ?? '').searchParams)).toEqual({
      ...{ uids: 'imageStacks::s-1', i: 'coatings' },
      ...{ type: 'imageStacks', stackFileVersion: '2' },
    });
  });

  test('an entry that is no product is left out, a product that lacks data stays', async () => {
    const bare = { id: 'p-1', uid: 'pigments::p-1', product_name: 'Bare', color_values: { R: 300 } };
    fakeServices({ 'GET /api/v1/product-comparison/productsByUids': { wrong: [null, { id: 'p-2' }, bare] } });
    const products = await readProducts(http, { uids: ['p-1'], industry: 'coatings' }, signal);
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({ product_name: 'Bare', color_values: null, technicalProperties: [] });
    expect(products[0]?.fields.product_name).toBe('Bare');
  });
});
