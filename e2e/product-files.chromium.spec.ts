import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { setFault } from './support/fault.ts';
import { expect, test } from './support/test.ts';

// Firefox saves these files as well, but reports no navigation to Playwright, which then misses the download. It also
// focuses its list of downloads.

const PRODUCT = '/product/p-0147?i=coatings';

const sheetRow = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: 'Select Technical data sheet, English' }) });

test.beforeEach(({ page }) => consent(page));

test('tells in the row of a document what is wrong, until it is downloaded', async ({
  page,
  expectConsole,
}) => {
  await page.goto(`${PRODUCT}#documents`);
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeFocused();
  const sheet = sheetRow(page);
  const link = sheet.getByRole('link', { name: 'Technical data sheet', exact: true });
  await checkAxe(page);

  expectConsole(/503/);
  const works = await setFault(page, 'GET /api/v2/document/download/a-0147-02', 'status=503');
  await link.click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await checkAxe(page);
  await works();
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('saves fetched and generated files under specific names (rows 191 and 209)', async ({ page }) => {
  await page.goto(PRODUCT);
  const link = sheetRow(page).getByRole('link', { name: 'Technical data sheet', exact: true });
  const sheet = await saved(page, () => link.press('Enter'));
  expect(sheet.name).toBe('TDS_469714_en.pdf');
  expect(sheet.content).toMatch(/^%PDF-/);

  const data = page.getByRole('region', { name: 'Product data', exact: true });
  const table = await saved(page, () => data.getByRole('button', { name: /^CSV/ }).press('Enter'));
  expect(table.name).toBe('Rubelis Red 3240, Coatings, Product data.csv');
  expect(table.content).toContain('Technical information,Density,1.5,g/cm³');

  const opener = page.getByRole('button', { name: 'Safety data sheet', exact: true }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Safety data sheet' });
  await expect(dialog.getByRole('combobox', { name: 'Language' })).toHaveValue('English');
  await expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveValue(
    'Safety data sheet (EU, REACH Annex II)',
  );
  const safety = await saved(page, () => dialog.getByRole('button', { name: 'Download' }).click());
  expect(safety.name).toMatch(/^SDS_\d+_EU_en_v\d_\d{4}-\d\d-\d\d\.pdf$/);
  expect(safety.content).toMatch(/^%PDF-/);
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('saves a shared document under its name (row 203)', async ({ page }) => {
  await page.goto('/shared-document?document=a-0147-02');
  const shared = await saved(page, () => page.getByRole('button', { name: 'Download' }).click());
  expect(shared.name).toBe('TDS_469714_en.pdf');
  expect(shared.content).toMatch(/^%PDF-/);
});

/** The file saved by an action. */
async function saved(page: Page, act: () => Promise<void>): Promise<{ name: string; content: string }> {
  const download = page.waitForEvent('download');
  await act();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') };
}
