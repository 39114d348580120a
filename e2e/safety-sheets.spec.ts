import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { signIn } from './support/sign-in.ts';
import { smallTargets } from './support/small-targets.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const finder = (page: Page) => page.locator('[data-ce-widget="safety-sheet-finder"]');
const field = (page: Page) => finder(page).getByRole('combobox', { name: /^Name, Colour Index/ });
const choice = (page: Page, name: string) => finder(page).getByRole('combobox', { name });
const download = (page: Page) => finder(page).getByRole('button', { name: 'Download' });

test.beforeEach(async ({ page }) => consent(page));

test('a safety data sheet is found by keyboard alone, and its address leads back (rows 258 to 260)', {
  tag: '@engines',
}, async ({ page, browserName }) => {
  await page.goto('/safety-sheets');
  await expect(finder(page).getByRole('heading', { name: 'Which product?' })).toBeVisible();
  await checkAxe(page);
  await tabTo(field(page), { atMost: 40 });
  await page.keyboard.type('pr254');
  const options = finder(page).getByRole('listbox', { name: 'Products' }).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await checkAxe(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?product=p-\d+$/);
  await expect(field(page)).toBeFocused();

  await tabTo(choice(page, 'Country of use'), { atMost: 10 });
  // A plain select until the code of the searchable one is there.
  await expect(choice(page, 'Country of use')).toHaveJSProperty('tagName', 'INPUT');
  await expect(choice(page, 'Country of use')).toBeFocused();
  await page.keyboard.type('Swed');
  await expect(finder(page).getByRole('option', { name: 'Sweden' })).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(choice(page, 'Language'), { atMost: 5 });
  await page.keyboard.type('Ger');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/&country=SE&language=Ger$/);
  await expect(finder(page).getByRole('link', { name: '+49 7851 5550 30' })).toBeVisible();
  await expect(finder(page).getByText(/^\d{4}\/\d\d\/\d\d$/)).toBeVisible();
  await checkAxe(page);
  // Firefox saves files as well, but reports no navigation to Playwright, which then misses the download.
  if (browserName !== 'firefox') {
    const saved = page.waitForEvent('download');
    await download(page).press('Enter');
    expect((await saved).suggestedFilename()).toMatch(/^SDS_\d+_EU_de_v\d+_\d{4}-\d\d-\d\d\.pdf$/);
  }

  await page.reload();
  await expect(choice(page, 'Country of use')).toHaveValue('Sweden');
  await expect(choice(page, 'Language')).toHaveValue('German');
  await page.goBack();
  await expect(finder(page).getByRole('heading', { name: 'Which product?' })).toBeVisible();
});

test('an address starts with the product that it names, or lists what it could mean (rows 260, 261)', async ({
  page,
}) => {
  await page.goto('/safety-sheets?q=rubelis');
  const found = finder(page).getByRole('heading', { name: /products (that )?match “rubelis”$/ });
  await expect(found).toBeVisible();
  const link = finder(page).getByRole('list').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await checkAxe(page);
  await link.click();
  const heading = finder(page).getByRole('heading', { level: 2 });
  await expect(heading).not.toHaveText(/match/);
  expect(name.startsWith((await heading.textContent()) ?? '?')).toBe(true);
  await page.goBack();
  await expect(found).toBeVisible();

  await page.goto('/safety-sheets?q=zzzz');
  await expect(finder(page).getByRole('heading', { name: 'No product matches “zzzz”' })).toBeVisible();
  await expect(finder(page).getByRole('link', { name: 'Search all products' })).toHaveAttribute(
    'href',
    /\/search\?q=zzzz$/,
  );
  await checkAxe(page);
});

test('the search for a sheet fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/safety-sheets?product=p-0001&country=DE');
  await expect(finder(page).getByText('Emergency number', { exact: true })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);
  expect(await smallTargets(finder(page))).toEqual([]);
});

test('My sheets are a working list: what changed, CSV, print, several ZIPs (rows 262 to 264)', {
  tag: '@engines',
}, async ({ page, browserName }) => {
  await signIn(page, 'validated', '/sheets?tab=mysheets');
  const island = page.locator('[data-ce-widget="search-listing"]');
  await island.getByRole('button', { name: 'Working list' }).press('Enter');
  const list = island.getByRole('region', { name: 'Working list of My sheets' });
  await expect(list.getByRole('columnheader', { name: 'What changed' })).toBeVisible();
  await checkAxe(page);
  await list.getByRole('checkbox', { name: /^Regulatory set/ }).check();
  await list.getByRole('checkbox', { name: 'English only' }).check();
  await list.getByRole('button', { name: 'All saved' }).click();
  const table = list.getByRole('table', { name: 'My sheets: All saved, English only, Regulatory set' });
  await expect(table).toBeVisible();
  const rows = table.getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(21);
  for (const language of new Set(await rows.getByRole('cell').nth(1).allTextContents()))
    expect(['English', 'Language']).toContain(language);

  const csv = browserName === 'firefox' ? undefined : page.waitForEvent('download');
  await list.getByRole('button', { name: /^CSV/ }).click();
  const name = 'My sheets, All saved, English only, Regulatory set.csv';
  if (csv) expect((await csv).suggestedFilename()).toBe(name);

  // On paper there is the list, and not the hits; other pages are printed in Chromium only, too.
  if (browserName !== 'firefox') {
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
    await expect(island.locator('[data-ce-hit]').first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }

  const names: string[] = [];
  page.on('download', (file) => names.push(file.suggestedFilename()));
  const zips = list.getByRole('button', { name: /^Download as \d+ files$/ });
  const [count = '0'] = /\d+/.exec((await zips.textContent()) ?? '') ?? [];
  await zips.click();
  await expect(
    list.getByText(new RegExp(`^${count} files are saved: \\d+ documents\\.$`)).first(),
  ).toBeAttached({
    timeout: 30_000,
  });
  if (browserName === 'firefox') return;
  await expect
    .poll(() => names)
    .toEqual(Array.from({ length: Number(count) }, (_, at) => `Documents-${at + 1}-of-${count}.zip`));
  await checkAxe(page);
});

test('regulatory documents of saved products, and a request for several (rows 265, 266)', async ({
  page,
}) => {
  await signIn(page, 'validated', '/regulatory');
  const matrix = page.locator('[data-ce-widget="regulatory-matrix"]');
  await expect(matrix.getByRole('table')).toBeVisible();
  await expect(
    matrix.getByRole('link', { name: /^REACH statement of .*, \d{4}\/\d\d\/\d\d/ }).first(),
  ).toBeVisible();
  await checkAxe(page);
  // More than the form shows at once: the list is scrolled by keyboard, too.
  await matrix.getByRole('button', { name: 'Choose all missing' }).click();
  await matrix.getByRole('button', { name: /^Request \d+ documents$/ }).click();
  const all = matrix.getByRole('region', { name: 'Documents' });
  await all.focus();
  await expect(all).toBeFocused();
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await matrix.getByRole('button', { name: 'Clear', exact: true }).click();
  const boxes = matrix.getByRole('checkbox', { name: /^Request / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await matrix.getByRole('button', { name: 'Request 2 documents' }).click();
  const dialog = matrix.getByRole('dialog', { name: 'Request missing documents' });
  await expect(dialog.getByRole('list', { name: 'Documents' }).getByRole('listitem')).toHaveCount(2);
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  const sent = matrix.getByRole('dialog', { name: 'Thank you for your request' });
  await expect(sent).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sent).toHaveCount(0);
  await expect(matrix.getByText(/^requested on /).nth(1)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);
  expect(await smallTargets(matrix)).toEqual([]);
});
