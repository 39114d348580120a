import type { TestBrowser } from '../support/test-demo.ts';
import { things } from './things.ts';

/** Ids of what a kind of user has saved. */
export interface Saved {
  catalog: string;
  comparison: string;
  shareId: string;
  favorite: string;
  /** Id of the session, as the list has it. */
  session: string;
  search: string;
}

/** Saves something of each kind, with an internal product where that is open. */
export async function saveFor(browser: TestBrowser): Promise<Saved> {
  const { open, discontinued, internal } = things.products;
  const isStaff = (await browser.ask(`GET search /api/v1/pigment/${internal.id}`)).status === 200;
  const products = [open, discontinued, ...(isStaff ? [internal] : [])];
  const post = async (call: string, body: object) => (await browser.ask(`POST ${call}`, body)).body;
  const comparison = await post('user /api/v1/product-comparison', {
    ...{ title: 'Saved', industry: 'coatings', reference: `pigments::${products.at(-1)?.id}` },
    basket: products.map(({ id, name }) => ({ id, resultType: 'pigments', product_name: name })),
  });
  const ids = products.map(({ id }) => id);
  const catalog = await post('search /api/v1/catalog', { title: 'Saved', productIds: ids });
  const favorites: string[] = [];
  for (const { prd } of products)
    favorites.push((await post('user /api/v1/product-sheet/favorite', { productId: prd })).id);
  const search = await post('search /api/v1/saved-search', {
    ...{ name: 'Saved', address: '/search', filters: `type=pigments&ids=${internal.id}` },
  });
  const { id, shareId } = comparison;
  const { body: sessions } = await browser.ask('GET user /api/v1/user/me/sessions');
  const { id: session } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  return {
    ...{ catalog: catalog.id, comparison: id, shareId },
    ...{ favorite: favorites[0] ?? '', session, search: search.id },
  };
}
