import type { Locator, Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { setFault } from './support/fault.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const SEARCH = 'POST /api/v1/document/search';
const island = (page: Page) => page.locator('[data-ce-widget="search-listing"]');
const heading = (page: Page) => island(page).getByRole('heading', { level: 2, name: /product|document/i });
const box = (page: Page) => island(page).getByRole('combobox', { name: /Colour Index|C\.I\./ });
const chips = (page: Page) => island(page).getByRole('group', { name: 'Chosen filters' });
const filter = (page: Page, name: string) =>
  island(page)
    .getByRole('form', { name: /^Filters/ })
    .getByRole('checkbox', { name, exact: true });
const status = (page: Page) => island(page).getByRole('status').last();

test.beforeEach(async ({ page }) => consent(page));

async function open(page: Page, path = '/products'): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
}

/** Number of hits in the heading. */
async function found(page: Page): Promise<number> {
  return Number.parseInt(((await heading(page).textContent()) ?? '').replace(',', ''), 10);
}

/** Count beside a value. */
async function countOf(value: Locator): Promise<number> {
  const id = await value.getAttribute('aria-describedby');
  const text = await value.evaluate(
    (element, id) => (element.getRootNode() as ShadowRoot).getElementById(id)?.textContent ?? '',
    id ?? '',
  );
  return Number(text.replace(',', ''));
}

test('a search with suggestions works by keyboard alone', { tag: '@engines' }, async ({ page }) => {
  await open(page);
  const all = await found(page);
  await tabTo(box(page), { atMost: 40 });
  await page.keyboard.type('quin');
  await expect(island(page).getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  // Typing searches as well, and nothing is highlighted.
  await expect(heading(page)).toHaveText(/for “quin”$/);
  expect(await found(page)).toBeLessThan(all);
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Escape');
  await expect(island(page).getByRole('listbox')).toHaveCount(0);
  await expect(box(page)).toHaveValue('quin');
  // A product line is a filter, in one step.
  await page.keyboard.press('ArrowDown');
  await expect(island(page).getByRole('listbox').getByRole('option', { selected: true })).toHaveText(
    /Quinoptra.*Brand/,
  );
  await page.keyboard.press('Enter');
  await expect(chips(page).getByRole('button', { name: 'Remove Brand: Quinoptra' })).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL(/\?brand=Quinoptra$/);
  await page.goBack();
  await expect(box(page)).toHaveValue('quin');
  await expect(chips(page).getByRole('button')).toHaveCount(0);
  // One history entry for everything typed.
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect(box(page)).toHaveValue('');
  await expect(heading(page)).toHaveText(new RegExp(`^${all} products$`));
});

test('a checkbox far down the filters shows the number of hits beside it', { tag: '@engines' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await page.mouse.move(200, 450);
  await page.mouse.wheel(0, 1_400);
  const tick = async (name: string) => {
    const box = filter(page, name);
    await expect(box).toBeInViewport();
    const place = await box.boundingBox();
    const count = await countOf(box);
    await page.mouse.click((place?.x ?? 0) + 8, (place?.y ?? 0) + 8);
    await expect(heading(page)).toHaveText(new RegExp(`^${count} products?$`));
    // Neither the count nor the hits are out of sight, and the box stays under the pointer.
    await expect(heading(page)).toBeInViewport();
    expect((await box.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
  };
  await tick('Transparent');
  await tick('4 moderate');
  const hit = island(page).locator('[data-ce-hit]').first();
  await expect(hit).toBeInViewport();
});

test('Back undoes each filter, chip and clearing', { tag: '@engines' }, async ({ page }) => {
  await open(page);
  const all = await found(page);
  const red = filter(page, 'Red');
  const promised = await countOf(red);
  await red.focus();
  const place = await red.boundingBox();
  await page.keyboard.press('Space');
  await expect(heading(page)).toHaveText(`${promised} products`);
  await expect(red).toBeFocused();
  // Nothing moves under the pointer (complaint "jumping").
  expect(await red.boundingBox()).toEqual(place);
  await filter(page, 'Blue').check();
  await expect(chips(page).getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await expect(heading(page)).not.toHaveText(`${promised} products`);
  const both = await found(page);

  await chips(page)
    .getByRole('button', { name: /Remove .*: Red/ })
    .press('Enter');
  await expect(chips(page).getByRole('button', { name: /Remove .*: Blue/ })).toBeFocused();
  await expect(red).not.toBeChecked();
  await chips(page).getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText(`${all} products`);

  await page.goBack();
  await expect(chips(page).getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await page.goBack();
  await expect(heading(page)).toHaveText(`${both} products`);
  await page.goBack();
  await expect(heading(page)).toHaveText(`${promised} products`);
  await page.goBack();
  await expect(heading(page)).toHaveText(`${all} products`);
  await expect(page).toHaveURL(/\/products$/);
});

test('the filter drawer on a phone keeps the selection however it is closed', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const button = island(page).getByRole('button', { name: /^Filters/ });
  // The number looks the same before the drawer's code is there.
  await page.goto('/products?c=blue');
  await expect(button.getByText('1', { exact: true })).toHaveCSS('margin-left', '8px');
  await open(page);
  const drawer = island(page).getByRole('dialog', { name: 'Filters' });
  await button.click();
  const promised = await countOf(filter(page, 'Red'));
  await filter(page, 'Red').check();
  await expect(drawer.getByText(`${promised} products`).first()).toBeVisible();
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName('Filters 1 chosen');
  await expect(heading(page)).toHaveText(`${promised} products`);

  await button.click();
  await expect(filter(page, 'Red')).toBeChecked();
  // In landscape and in a wide frame, the column replaces the drawer.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(drawer).toHaveCount(0);
  await expect(filter(page, 'Red')).toBeChecked();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/\?c=red$/);
});

test('a failed search keeps selection and hits, and a retry works', { tag: '@engines' }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|Cross-Origin Request Blocked/);
  await open(page);
  const all = await found(page);
  const stop = await setFault(page, SEARCH, 'status=503');
  await filter(page, 'Red').check();
  const alert = island(page).getByRole('alert');
  await expect(alert).toContainText('The results could not be loaded.');
  await expect(alert).toContainText(`Showing earlier results: ${all} products.`);
  await expect(filter(page, 'Red')).toBeChecked();
  await expect(page).toHaveURL(/\?c=red$/);
  await expect(heading(page)).toHaveText(`${all} products`);
  await checkAxe(page);
  await stop();
  await alert.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(alert).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).not.toHaveText(`${all} products`);
});

test('no results keep the filters, and offer wider searches with their counts', async ({ page }) => {
  await open(page, '/products?q=quinoptra&c=green&brand=Rubelis');
  await expect(
    island(page).getByText('Sorry, there are no results for that search parameters.'),
  ).toBeVisible();
  // Of a facet without hits, only what is selected is shown.
  await expect(filter(page, 'Green')).toBeChecked();
  await expect(filter(page, 'Red')).toHaveCount(0);
  await island(page)
    .getByRole('button', { name: /^Show all 10/ })
    .click();
  await expect(filter(page, 'Red')).toBeVisible();
  const way = island(page).getByRole('button', { name: /^Only “quinoptra”/ });
  const promised = Number.parseInt(/(\d+) products/.exec((await way.textContent()) ?? '')?.[1] ?? '', 10);
  await checkAxe(page);
  await island(page)
    .getByRole('button', { name: /^Describe what you need/ })
    .click();
  const contact = page.getByRole('dialog', { name: 'What are you looking for?' });
  await expect(contact.getByLabel(/^Message/)).toHaveValue(/found nothing\.\nSearch term: quinoptra\n/);
  await page.keyboard.press('Escape');
  await expect(contact).toHaveCount(0);
  await way.press('Enter');
  await expect(heading(page)).toHaveText(`${promised} products for “quinoptra”`);
  await expect(heading(page)).toBeFocused();
});

test('types of documents are listed below their categories, by keyboard', async ({ page }) => {
  await open(page, '/search?type=assets');
  const arrow = island(page).getByRole('button', { name: 'Technical: show types' });
  await arrow.press('Enter');
  const sheets = filter(page, 'Technical data sheet');
  const promised = await countOf(sheets);
  await sheets.press('Space');
  await expect(heading(page)).toHaveText(new RegExp(`^${promised.toLocaleString('en')} documents`));
  await expect(sheets).toBeFocused();
  await expect(filter(page, 'Technical')).toBeChecked({ indeterminate: true });
  const technical = await countOf(filter(page, 'Technical'));
  await filter(page, 'Technical').press('Space');
  await expect(heading(page)).toHaveText(new RegExp(`^${technical.toLocaleString('en')} documents`));
  await expect(page).toHaveURL(/\?type=assets&asset_category=technical$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?type=assets&asset_type=tds$/);
  await expect(filter(page, 'Technical')).toBeChecked({ indeterminate: true });
  await checkAxe(page);
});

test('the number of hits is announced once, a second after the last change', async ({ page }) => {
  await open(page);
  await expect(status(page)).toHaveText('');
  await filter(page, 'Red').check();
  await filter(page, 'Blue').check();
  await expect(status(page)).toHaveText(/^\d+ products$/);
  expect(await status(page).textContent()).toBe(await heading(page).textContent());
});

test('an invalid date is an error beside its field, without a request', async ({ page }) => {
  await open(page);
  const form = island(page).getByRole('form', { name: /^Filters/ });
  await form.getByRole('button', { name: 'All filters' }).click();
  await form.getByRole('button', { name: /^Added since/ }).click();
  const since = form.getByLabel('Since', { exact: true });
  await since.focus();
  // Month first: Chromium formats dates in its own language, not the test's.
  await page.keyboard.type('02312026');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Enter a valid date, such as 2026/02/28.');
  await expect(page).toHaveURL(/\/products$/);
});

test('filters and their drawer fit at 320 px, without findings of axe', async ({ page, browserName }) => {
  await open(page);
  await checkAxe(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(island(page).getByRole('button', { name: /^Filters/ })).toBeVisible();
  // A scroll bar takes space in some browsers.
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => page.evaluate(beyond)).toBe(0);
  // Rows out of view have estimated heights, and in Firefox axe measures content that overflows them.
  await checkAxe(page, { without: browserName === 'firefox' ? ['target-size'] : [] });
});
