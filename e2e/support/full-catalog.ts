import type { Page } from '@playwright/test';

interface OwnPage {
  user: { token: string };
  services: { search: string };
}

/** Makes a catalogue of as many products as there may be, for the user of the open page. Returns its address. */
export async function makeFullCatalog(page: Page, title: string): Promise<string> {
  const id = await page.evaluate(async (title) => {
    const payload = document.getElementById('ce-payload')?.textContent ?? '';
    const { user, services }: OwnPage = JSON.parse(payload);
    const post = async (path: string, body: object) => {
      const response = await fetch(new URL(`/api/v1/${path}`, services.search), {
        method: 'POST',
        headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return response.json();
    };
    const { hits } = await post('document/search?type=pigments&sort=name', { size: 100 });
    const productIds = (hits as { id: string }[]).map((hit) => hit.id);
    return (await post('catalog', { title, productIds, excludedProductIds: [] })).id;
  }, title);
  return `/catalogs?id=${id}`;
}
