import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { type Call, setFault } from './support/fault.ts';
import { expect, test } from './support/test.ts';

// What a blob is saved as is read in product-files.chromium.spec.ts: Firefox reports no such download to Playwright.

const island = (page: Page, name: string) => page.locator(`[data-ce-widget="${name}"]`);

/** Makes a file fail, and then come by "Try again", on a page that stays. */
async function failAndRetry(
  page: Page,
  { widget, call, start, saved }: { widget: string; call: Call; start: () => Promise<void>; saved: string },
): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-stays', ''));
  const address = page.url();
  const works = await setFault(page, call, 'status=500');
  await start();
  const alert = island(page, widget).getByRole('alert').filter({ hasText: 'Status 500 was asked for.' });
  await expect(alert).toBeVisible();
  await checkAxe(page);
  await works();
  await island(page, widget).getByRole('button', { name: 'Try again' }).click();
  await expect(island(page, widget).getByText(saved).last()).toBeAttached();
  await expect(alert).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(page.locator('body[data-stays]')).toBeAttached();
}

test.beforeEach(async ({ page, expectConsole }) => {
  expectConsole(/500/);
  await consent(page);
});

test('a failed PDF, print or ZIP leaves the product’s page unchanged, and a retry works', async ({
  page,
}) => {
  const widget = 'product-detail';
  await page.goto('/product/p-0147?i=coatings');
  const call: Call = 'GET /util/download/pigment';
  const pdf = island(page, widget).getByRole('link', { name: 'PDF' });
  await failAndRetry(page, {
    widget,
    call,
    start: () => pdf.click(),
    saved: 'Rubelis Red 3240, Coatings.pdf is saved.',
  });

  // A browser without a viewer saves what is to be printed.
  const isViewed = await page.evaluate(() => navigator.pdfViewerEnabled);
  const tabs: Page[] = [];
  page.on('popup', (tab) => tabs.push(tab));
  const print = island(page, widget).getByRole('link', { name: 'Print' });
  const saved = isViewed ? 'A new tab shows the PDF.' : 'Rubelis Red 3240, Coatings.pdf is saved.';
  await failAndRetry(page, { widget, call, start: () => print.click(), saved });
  expect(tabs.map((tab) => tab.isClosed())).toEqual(isViewed ? [true, false] : []);

  for (const name of ['Technical data sheet', 'REACH statement'])
    await island(page, widget)
      .getByRole('checkbox', { name: `Select ${name}, English` })
      .check();
  await failAndRetry(page, {
    widget,
    call: 'GET /api/v2/document/archive/*',
    start: () => island(page, widget).getByRole('button', { name: 'Download as ZIP' }).click(),
    saved: 'The ZIP is saved: 2 documents.',
  });
});
