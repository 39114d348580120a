import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { typeInto } from './support/type-into.ts';

const island = (page: Page) => page.locator('[data-ce-widget="colour-search"]');
const box = (page: Page, name: string) => island(page).getByRole('textbox', { name });
const hits = (page: Page) => island(page).getByRole('list', { name: 'Closest matches' });
const find = (page: Page) => island(page).getByRole('button', { name: 'Find products' });

/** The differences down the column, as shown. */
async function differences(page: Page): Promise<number[]> {
  const figures = await hits(page)
    .getByText(/^ΔE00 \d/)
    .allTextContents();
  return figures.map((text) => Number(text.replace('ΔE00 ', '')));
}

test.beforeEach(async ({ page }) => consent(page));

test('the nearest products are found by a pasted measurement, by keyboard alone', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/colour-search');
  await expect(island(page).getByRole('heading', { name: 'No colour yet' })).toBeVisible();
  await checkAxe(page);
  // React misses what Playwright inserts at once in Firefox; the unit tests paste.
  const rows = ['Name;L*;a*;b*', 'Red 12;40,2;52,1;28,4', 'Red 13;41,0;51,0;27,9'];
  await typeInto(box(page, 'Or paste a measurement'), rows.join('\n'));
  const choice = island(page).getByRole('combobox', { name: 'Measurement (2 found)' });
  await choice.selectOption({ label: '1: Red 12: L* 40.2, a* 52.1, b* 28.4' });
  await expect(box(page, 'a*')).toHaveValue('52.1');
  await typeInto(box(page, 'Largest ΔE00'), '15');
  await find(page).press('Enter');

  await expect(page).toHaveURL(
    /\?lab=40\.2\+52\.1\+28\.4&medium=alkyd&tolerance=15&sample=Red\+12&assumed=light$/,
  );
  await expect(hits(page)).toBeVisible();
  await expect(find(page)).toBeFocused();
  const near = await differences(page);
  expect(near.length).toBeGreaterThan(2);
  expect(near).toEqual(near.toSorted((one, other) => one - other));
  expect(near.at(-1)).toBeLessThanOrEqual(15);
  await expect(island(page).getByText(/^Masstone in alkyd melamine \(.*D65, 10° observer$/)).toBeVisible();
  await expect(island(page).getByText('Red 12', { exact: true }).first()).toBeVisible();
  await expect(island(page).getByText('Masstone, D65, 10° observer (light assumed)')).toBeVisible();
  await checkAxe(page);

  // Shared, and undone.
  await page.reload();
  await expect(hits(page)).toBeVisible();
  expect(await differences(page)).toEqual(near);
  await expect(box(page, 'L*')).toHaveValue('40.2');
  await page.goBack();
  await expect(island(page).getByRole('heading', { name: 'No colour yet' })).toBeVisible();
});

test('a tolerance without products is widened, and another light is refused with what to do', async ({
  page,
}) => {
  await page.goto('/colour-search?lab=40.2+52.1+28.4&tolerance=0.01');
  await island(page)
    .getByRole('button', { name: /^Widen to ΔE00 / })
    .press('Enter');
  await expect(hits(page)).toBeVisible();
  await expect(box(page, 'Largest ΔE00')).toBeFocused();

  await island(page).getByRole('combobox', { name: 'Observer' }).selectOption('2°');
  await expect(island(page).getByText('Our colours are measured with D65, 10° observer only')).toBeVisible();
  await checkAxe(page);
  await find(page).press('Enter');
  await expect(island(page).getByRole('combobox', { name: 'Observer' })).toBeFocused();

  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkAxe(page);
});

test('the competitor search leads to it', async ({ page }) => {
  await signIn(page, 'competitor-viewer', '/competitors');
  await page.getByRole('link', { name: 'Search by a colour of your own' }).click();
  await expect(page).toHaveURL('/colour-search');
  await expect(box(page, 'L*')).toBeVisible();
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('the products are saved for its spreadsheet, in the format chosen on later visits', async ({
    page,
  }) => {
    const save = async () => {
      const started = page.waitForEvent('download');
      await island(page).getByRole('button', { name: 'Save the products shown as CSV' }).click();
      return (await readFile(await (await started).path(), 'utf8')).split('\r\n');
    };
    await page.goto('/colour-search?lab=40.2+52.1+28.4&medium=nc-gravure&tolerance=30');
    const [heads = '', first = ''] = await save();
    expect(heads).toContain(';L*;a*;b*;Reference;');
    expect(heads).toMatch(/;Formula;Largest ΔE00;Light fastness;Chemistry;Transparency;Industry$/);
    expect(first).toContain(';D65;10°;40,20;52,10;28,40;');

    await island(page).getByRole('button', { name: 'Format of CSV files' }).click();
    const dialog = page.getByRole('dialog', { name: 'Format of CSV files' });
    await dialog.getByRole('group', { name: 'Decimal sign' }).getByRole('button', { name: 'Point' }).click();
    await checkAxe(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    expect((await save())[1]).toContain(';D65;10°;40.20;52.10;28.40;');
  });
});
