import type { TestBrowser } from '../support/test-demo.ts';
import { things } from './things.ts';

/** Ids of what a kind of user has saved. */
export interface Saved {
  catalog: string;
  comparison: string;
  shareId: string;
  favorite: string;
}

/** Saves something of each kind, with an internal product where that is open. */
export async function saveFor(browser: TestBrowser): Promise<Saved> {
  const { open, discontinued, internal } = things.products;
  const post = async (service: 'user' | 'search', path: string, body: unknown) =>
    (await (await browser.call('POST', service, path, { body })).json()) as { id: string; shareId: string };
  const isStaff = (await browser.call('GET', 'search', `/api/v1/pigment/${internal.id}`)).ok;
  const products = [open, discontinued, ...(isStaff ? [internal] : [])];
  const comparison = await post('user', '/api/v1/product-comparison', {
    title: 'Saved',
    industry: 'coatings',
    basket: products.map(({ id, name }) => ({ id, resultType: 'pigments', product_name: name })),
    reference: `pigments::${products.at(-1)?.id}`,
  });
  const catalog = await post('search', '/api/v1/catalog', {
    title: 'Saved',
    productIds: products.map(({ id }) => id),
  });
  const favorites: string[] = [];
  for (const { prd } of products)
    favorites.push((await post('user', '/api/v1/product-sheet/favorite', { productId: prd })).id);
  return {
    catalog: catalog.id,
    comparison: comparison.id,
    shareId: comparison.shareId,
    favorite: favorites[0] ?? '',
  };
}
