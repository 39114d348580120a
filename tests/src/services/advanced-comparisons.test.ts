import { afterEach, expect, test, vi } from 'vitest';
import { readAdvancedComparisons } from '../../../src/services/advanced-comparisons.ts';
import { fakeServices, services } from '../../support/services/fake-services.ts';

const http = {
  services,
  token: () => null,
  epoch: () => 0,
  replaceToken: () => {},
};
const { signal } = new AbortController();
afterEach(() => vi.unstubAllGlobals());

test('editors’ comparisons are asked for by product and industries', async () => {
  const path = '/api/v1/product-comparison/advanced/by-product/p-1';
  const found = { id: 'ac-1', title: 'Reds', industry: 'coatings' };
  const sent = fakeServices({ [`GET ${path}`]: { wrong: [found, {}] } });
  const comparisons = await readAdvancedComparisons(
    http,
    { productId: 'p-1', industries: ['coatings', 'plastics'] },
    signal,
  );
  expect(comparisons).toEqual([{ ...found, content: '', components: [] }]);
  expect(new URL(sent[0]?.url ?? '').search).toBe('?industries=coatings%2Cplastics');
});
