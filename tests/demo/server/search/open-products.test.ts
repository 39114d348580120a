import { expect, it } from 'vitest';
import { productReader } from '../../../../demo/server/catalogue/product-reader.ts';
import { openProducts } from '../../../../demo/server/search/open-products.ts';
import { seededContext, viewers } from '../service.ts';

const { find, demand } = openProducts(productReader(seededContext().database));

it.each(['p-0001', 'pigments::p-0001', 'a-0001-01', '213540'])('finds a product by %s', (id) => {
  expect(find(id, viewers.visitor)?.id).toBe('p-0001');
});

it('shows internal products to internal viewers only (decision B5)', () => {
  expect(find('p-0232', viewers.visitor)).toBeUndefined();
  expect(() => demand('p-0232', viewers.visitor)).toThrow('This product does not exist');
  expect(demand('p-0232', viewers.internal).id).toBe('p-0232');
});
