import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { startDemo } from './support/start-demo.ts';
import { expect, test } from './support/test.ts';

// A demo with the rate limits that a service has, beside that of the other tests.
const port = Number(process.env.CE_E2E_PORT ?? 4500) + 5;
const site = `http://localhost:${port}`;
const SAVED = 60;

let demo: Awaited<ReturnType<typeof startDemo>>;
test.use({ baseURL: site });
test.beforeAll(async () => {
  demo = await startDemo(['--port', String(port)], 100);
});
test.afterAll(() => demo.stop());

/** Saves that many products for the user of the open page. */
async function saveProducts(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    const { user, services } = JSON.parse(document.getElementById('ce-payload')?.textContent ?? '');
    const post = async (address: string, body: object) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${address} answered with ${response.status}`);
      return response.json();
    };
    const { hits } = await post(`${services.search}/api/v1/document/search?type=pigments`, { size: count });
    for (const { prd } of hits)
      await post(`${services.user}/api/v1/product-sheet/favorite`, { productId: prd, documentTypes: [] });
  }, count);
}

/** The mails of the demo, newest first. */
async function mails(page: Page): Promise<{ to: string; text: string }[]> {
  return (await page.request.get('/demo/outbox.json')).json();
}

test('lists of 60 saved products are one request each, within the limits of the service (rows 266, 275)', async ({
  page,
}) => {
  test.slow();
  await consent(page);
  await page.goto('/demo/sign-in?as=validated&to=/contact&fresh=');
  await saveProducts(page, SAVED);

  await page.goto('/regulatory');
  const matrix = page.locator('[data-ce-widget="regulatory-matrix"]');
  await matrix.getByRole('button', { name: 'Choose all missing' }).click();
  const open = matrix.getByRole('button', { name: /^Request \d+ documents$/ });
  const count = Number(/\d+/.exec((await open.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(10);
  await open.click();
  const before = (await mails(page)).length;
  await matrix.getByRole('button', { name: 'Send request' }).click();
  const receipt = matrix.getByRole('dialog', { name: 'Thank you for your request' });
  await expect(receipt.getByText(/^We have received your request RD-\d{4}-\d{4}/)).toBeFocused();
  await expect(receipt.getByRole('listitem')).toHaveCount(count);
  await checkAxe(page);
  const [staff, own, ...others] = (await mails(page)).slice(0, -before || undefined);
  expect(others).toEqual([]);
  expect(staff?.to).toBe('product-safety@example.com');
  expect(own?.text.match(/ of .* \(\d+\)/g)).toHaveLength(count);
  await receipt.getByRole('button', { name: 'Close' }).last().click();
  // The service remembers it.
  await page.reload();
  await expect(matrix.getByText(/^requested on \d{4}/)).toHaveCount(count);
  await expect(matrix.getByRole('button', { name: 'Choose all missing' })).toHaveCount(0);

  await page.goto('/sheets?tab=mysheets');
  const island = page.locator('[data-ce-widget="search-listing"]');
  await island.getByRole('button', { name: 'Working list' }).click();
  const list = island.getByRole('region', { name: 'Working list of My sheets' });
  await list.getByRole('button', { name: 'All saved' }).click();
  await list.getByRole('button', { name: 'Request samples' }).click();
  const form = page.getByRole('dialog', { name: 'Request samples' });
  const boxes = form.getByRole('group', { name: 'Products' }).getByRole('checkbox');
  await expect(boxes.nth(50)).toBeVisible();
  for (const index of [1, 20, 40]) await boxes.nth(index).check();
  await expect(form.getByText('Up to 10 products in one request. Chosen: 3.')).toBeVisible();
  await form.getByLabel('What do you need').fill('A trial');
  for (const label of ['Street', 'Postcode', 'City']) await form.getByLabel(label).fill('11147');
  await checkAxe(page);
  await form.getByRole('button', { name: 'Send request' }).click();
  const samples = page.getByRole('dialog', { name: 'Thank you for your request' });
  await expect(samples.getByRole('heading', { name: /^Request SR-/ })).toBeFocused();
});
