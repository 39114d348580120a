import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { setFault } from './support/fault.ts';
import { endSession } from './support/session-end.ts';
import { signIn } from './support/sign-in.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';
import { typeInto } from './support/type-into.ts';

const PRODUCTS = 'GET /api/v1/product-comparison/productsByUids';
const MANIFEST = 'POST /api/v1/manifest/search';
const CREATE = 'POST /api/v1/product-comparison';

const RED = 'Rubelis Red 3540';
const BLUE = 'Azurenta Blue 1153';
const TWO = '/compare?i=coatings&uids=pigments::p-0001,pigments::p-0002';
const FOUR = `${TWO},pigments::p-0009,pigments::p-0012`;

const island = (page: Page) => page.locator('[data-ce-widget="compare-page"]');
const table = (page: Page) => island(page).getByRole('table', { name: /^Comparison of/ });
const column = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
const button = (page: Page, name: string) => island(page).getByRole('button', { name, exact: true });
const notice = (page: Page, text: string | RegExp) =>
  page.locator('[data-ce-widget="notices"]').getByText(text);

test.beforeEach(async ({ page }) => consent(page));

test('the basket is hidden on the page of its own comparison until it is opened', async ({ page }) => {
  const basket = page.getByRole('region', { name: 'Comparison basket' });
  await open(page, TWO);
  await expect(basket).toHaveCount(0);
  await button(page, 'Make a copy').click();
  await expect(button(page, 'Change the title')).toBeVisible();
  await expect(basket).toHaveCount(0);
  await button(page, 'Open basket').click();
  await expect(basket.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(basket).toHaveCount(0);
  await expect(button(page, 'Open basket')).toBeFocused();
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(table(page)).toBeVisible();
}

/** Opens a link to products as an own, unsaved comparison. */
async function adopt(page: Page, address: string): Promise<void> {
  await open(page, address);
  await button(page, 'Make a copy').click();
  await expect(button(page, 'Change the title')).toBeVisible();
}

/** Records what the page copies, since not every browser allows reading the clipboard. */
async function watchClipboard(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        async writeText(text: string) {
          document.documentElement.dataset.copied = text;
        },
      },
    });
  });
  return async () => (await page.locator('html').getAttribute('data-copied')) ?? '';
}

/** Deletes a saved comparison, as its owner would on another device. */
async function deleteElsewhere(page: Page, title: string): Promise<void> {
  const status = await page.evaluate(async (name) => {
    const payload = JSON.parse(document.getElementById('ce-payload')?.textContent ?? '{}');
    const base = `${payload.services.user}/api/v1/product-comparison`;
    const headers = { authorization: `Bearer ${payload.user.token}` };
    const list: { id: string; title: string }[] = await (await fetch(base, { headers })).json();
    const id = list.find((each) => each.title === name)?.id;
    return (await fetch(`${base}/${id}`, { method: 'DELETE', headers })).status;
  }, title);
  expect(status).toBe(204);
}

test('a comparison of two products is saved, shared, exported, and deleted elsewhere (rows 126, 132, 134)', {
  tag: '@engines',
}, async ({ page, browser, expectConsole }) => {
  const copied = await watchClipboard(page);
  await signIn(page, 'validated');
  await adopt(page, TWO);
  await button(page, 'Change the title').click();
  await island(page).getByRole('textbox', { name: 'Title of the comparison' }).fill('Red or blue');
  await page.keyboard.press('Enter');
  await expect(island(page).getByRole('heading', { name: 'Red or blue' })).toBeVisible();

  await button(page, 'Save').click();
  await expect(island(page).getByText('Saved', { exact: true })).toBeVisible();
  await expect(notice(page, /saved/)).toHaveCount(0);
  await expect(button(page, 'Copy link')).toBeFocused();
  await button(page, `Set as reference: ${BLUE}`).click();
  await island(page).getByRole('combobox', { name: 'Measured in' }).selectOption('Polyester powder');
  await button(page, 'Copy link').click();
  await expect
    .poll(copied)
    .toMatch(/\/compare\?comparison=[\w-]{20,}&reference=pigments::p-0002&medium=powder-polyester$/);
  const link = await copied();
  await page.reload();
  await expect(button(page, `Reference: ${BLUE}`)).toBeVisible();

  await button(page, 'Export as PDF').click();
  await expect(island(page).getByText('Red or blue.pdf is saved.')).toBeAttached();

  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  await consent(theirs);
  await open(theirs, link);
  await expect(island(theirs).getByRole('heading', { name: 'Red or blue' })).toBeVisible();
  await expect(column(theirs, BLUE)).toBeVisible();
  await expect(button(theirs, `Reference: ${BLUE}`)).toBeVisible();
  await expect(island(theirs).getByRole('combobox', { name: 'Measured in' })).toHaveValue('powder-polyester');
  await expect(island(theirs).getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  await deleteElsewhere(page, 'Red or blue');
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'This comparison is gone.' })).toBeVisible();
  await stranger.close();
  expectConsole(/404/);
  await button(page, 'Change the title').click();
  await island(page).getByRole('textbox', { name: 'Title of the comparison' }).fill('Blue or red');
  await page.keyboard.press('Enter');
  await expect(notice(page, /^“Blue or red” was deleted elsewhere/)).toBeVisible();
  await expect(button(page, 'Save')).toBeVisible();
});

test('rows are filtered by differences, values, search and section, with another reference (row 135)', {
  tag: '@smoke',
}, async ({ page }) => {
  await open(page, TWO);
  const found = island(page).getByText(/^\d+ of \d+ rows$/);
  const all = await found.textContent();
  const row = (name: string) => table(page).getByRole('rowheader', { name, exact: true });
  await expect(row('Available regions')).toBeVisible();
  await button(page, 'Differences only').click();
  await expect(row('Available regions')).toHaveCount(0);
  await expect(found).not.toHaveText(all ?? '');
  await typeInto(island(page).getByRole('searchbox', { name: 'Search in the table' }), 'no such property');
  await expect(found).toHaveText(/^0 of/);
  await button(page, 'Show all rows').click();
  await expect(found).toHaveText(all ?? '');
  await expect(island(page).getByRole('searchbox')).toBeFocused();

  const section = table(page).getByRole('button', { name: /^Water-borne acrylic, Masstone/ });
  await expect(section).toHaveAttribute('aria-expanded', 'false');
  await section.click();
  await expect(section).toHaveAttribute('aria-expanded', 'true');

  const brands = table(page)
    .getByRole('row', { name: /^Brand/ })
    .getByRole('cell');
  await expect(brands).toHaveText([/^Rubelis$/, /differs/]);
  await button(page, `Set as reference: ${BLUE}`).click();
  await expect(brands).toHaveText([/differs/, /^Azurenta$/]);
});

for (const width of [390, 320]) {
  test(`on a phone of ${width} px two products stand side by side, and one turns through the others`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, FOUR);
    const strengths = island(page).getByRole('region', { name: 'Which is better for what' });
    await expect(strengths.getByRole('term')).toHaveCount(4);
    await expect(table(page).getByRole('columnheader')).toHaveCount(3);
    await expect(column(page, RED)).toBeVisible();
    await button(page, 'Next product').click();
    await expect(column(page, 'Crystalis Lucid Blue 305')).toBeVisible();
    await button(page, 'Previous product').click();
    await button(page, 'Previous product').click();
    await expect(column(page, 'Helianta Yellow 2390')).toBeVisible();
    await table(page).getByRole('rowheader', { name: 'Transparency' }).scrollIntoViewIfNeeded();
    await expect(column(page, RED)).toBeInViewport();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    if (width === 320) await checkAxe(page);
  });
}

test('a removal is announced once, shifts nothing, and removes one product on a double click', {
  tag: '@engines',
}, async ({ page, browserName }) => {
  await adopt(page, FOUR);
  const place = () =>
    table(page).evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
  const before = await place();
  const left = (name: string) => column(page, name).evaluate((head) => head.getBoundingClientRect().left);
  const last = await left('Helianta Yellow 2390');
  const remove = button(page, `Remove ${BLUE}`);
  // When automated, Firefox counts clicks per element: the second one, on the next column's button, would be a first.
  await (browserName === 'firefox' ? remove.click() : remove.dblclick());
  await expect(column(page, BLUE)).toHaveCount(0);
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByText(`Removed ${BLUE}.`)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);
  expect(await place()).toBe(before);
  // The others stay in their columns, and the free one is not at hand twice.
  expect(await left('Helianta Yellow 2390')).toBe(last);
  await expect(button(page, 'Undo')).toBeInViewport();
  await expect(button(page, 'Add a product')).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(column(page, BLUE)).toBeVisible();
  expect(await place()).toBe(before);
});

test('columns are moved, swapped and added by keyboard, and keep their order', { tag: '@engines' }, async ({
  page,
}) => {
  await adopt(page, `${TWO},pigments::p-0012`);
  const heads = () => table(page).getByRole('columnheader');
  const YELLOW = 'Helianta Yellow 2390';
  await button(page, `Move ${RED} to the right`).focus();
  await page.keyboard.press('Enter');
  await expect(heads()).toHaveText([/Property/, new RegExp(BLUE), new RegExp(RED), new RegExp(YELLOW)]);
  await expect(button(page, `Move ${RED} to the right`)).toBeFocused();
  await expect(page.getByText(`Moved ${RED} to column 2 of 3.`)).toHaveCount(1);
  await expect(button(page, `Reference: ${RED}`)).toBeVisible();

  await button(page, `Swap ${BLUE}`).focus();
  await page.keyboard.press('Enter');
  const field = island(page).getByRole('combobox', { name: `Swap ${BLUE} for` });
  await expect(field).toBeFocused();
  await typeInto(field, 'crystalis lucid blue 305');
  await expect(island(page).getByRole('option', { name: /Blue 305 ?276892/ })).toBeVisible();
  await checkAxe(page);
  await page.keyboard.press('Enter');
  const swapped = [/Property/, /Crystalis Lucid Blue 305/, new RegExp(RED), new RegExp(YELLOW)];
  await expect(heads()).toHaveText(swapped);
  await expect(button(page, 'Swap Crystalis Lucid Blue 305')).toBeFocused();

  await button(page, 'Add a product').focus();
  await page.keyboard.press('Enter');
  await typeInto(island(page).getByRole('combobox', { name: 'Add a product' }), '221459');
  await expect(island(page).getByRole('option', { name: new RegExp(BLUE) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(button(page, `Swap ${BLUE}`)).toBeFocused();
  const added = [...swapped, new RegExp(BLUE)];
  await expect(heads()).toHaveText(added);
  await page.reload();
  await expect(heads()).toHaveText(added);
  await button(page, `SDS of ${BLUE}`).click();
  const sheet = page.getByRole('dialog', { name: /safety data sheet/i });
  // It cannot be closed while its options load.
  await expect(sheet.getByLabel('Language')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(button(page, `SDS of ${BLUE}`)).toBeFocused();
});

test('a failed autosave is tried again from the page', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await signIn(page, 'registered');
  await adopt(page, FOUR);
  await button(page, 'Save').click();
  await expect(island(page).getByText('Saved', { exact: true })).toBeVisible();
  let isBroken = true;
  await page.route(/\/product-comparison\/[\w-]+$/, async (route, request) => {
    if (request.method() !== 'PUT' || !isBroken) return route.fallback();
    await route.continue({ headers: { ...(await request.allHeaders()), 'x-demo-fault': 'status=500' } });
  });
  await button(page, `Remove ${BLUE}`).click();
  await expect(island(page).getByText('Your changes are kept here, but could not be saved.')).toBeVisible();
  isBroken = false;
  await button(page, 'Try again').click();
  await expect(island(page).getByText('Saved', { exact: true })).toBeVisible();
});

test('a comparison is copied, renamed and changed by keyboard alone', { tag: '@engines' }, async ({
  page,
}) => {
  await open(page, `${TWO},pigments::p-0012`);
  await tabTo(button(page, 'Make a copy'), { atMost: 60 });
  await page.keyboard.press('Enter');
  const heading = island(page).getByRole('heading', { name: /^Comparison \d{4}\/\d\d\/\d\d$/ });
  await expect(heading).toBeFocused();
  await tabTo(button(page, 'Change the title'), { atMost: 2 });
  await page.keyboard.press('Enter');
  await page.keyboard.type('By keys');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Change the title')).toBeFocused();
  await expect(island(page).getByRole('heading', { name: 'By keys' })).toBeVisible();

  await tabTo(button(page, `Remove ${BLUE}`), { atMost: 40 });
  await page.keyboard.press('Enter');
  await expect(column(page, BLUE)).toHaveCount(0);
  await expect(button(page, 'Undo')).toBeFocused();
  await expect(button(page, 'Undo')).toHaveAccessibleDescription(`Removed ${BLUE}.`);
  await page.keyboard.press('Enter');
  await expect(column(page, BLUE)).toBeVisible();
  await expect(button(page, `Remove ${BLUE}`)).toBeFocused();

  await page.reload();
  await expect(island(page).getByRole('heading', { name: 'By keys' })).toBeVisible();
  await expect(column(page, BLUE)).toBeVisible();
  await island(page).getByRole('combobox', { name: 'Measured in' }).focus();
  await tabTo(
    island(page)
      .getByRole('img', { name: /^Rubelis Red 3540: L\* / })
      .first(),
    { atMost: 4 },
  );
});

test('a failed load is reported, and a retry works', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource|NetworkError|CORS|Cross-Origin|breaks the contract/);
  const [products, names] = ['The products could not be loaded.', 'The names of the properties could not be'];
  for (const [call, fault, words] of [
    [PRODUCTS, 'status=500', products],
    [PRODUCTS, 'drop', products],
    [PRODUCTS, 'html', products],
    [MANIFEST, 'malformed', names],
  ] as const) {
    const stop = await setFault(page, call, fault);
    await page.goto(TWO);
    await expect(island(page).getByRole('alert')).toContainText(words);
    await expect(button(page, 'Copy link')).toBeVisible();
    if (fault === 'status=500') await checkAxe(page);
    await stop();
    await button(page, 'Try again').click();
    await expect(table(page)).toBeVisible();
  }
});

test('a save that fails and a session that ends lose nothing', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource|NetworkError|CORS|Cross-Origin/);
  await signIn(page, 'registered');
  await adopt(page, TWO);
  const works = await setFault(page, CREATE, 'drop');
  await button(page, 'Save').click();
  await expect(notice(page, /^We cannot reach the server.* Your comparison is kept here/)).toBeVisible();
  await works();

  await endSession(page);
  await button(page, 'Save').click();
  await expect(notice(page, /^Your session has ended/)).toBeVisible();
  await button(page, 'Export as PDF').click();
  const alert = island(page).getByRole('alert').filter({ hasText: 'Your session has ended.' });
  await expect(alert).toBeVisible();
  await expect(button(page, 'Log in')).toBeVisible();
  await expect(column(page, BLUE)).toBeVisible();

  // It is its user's: whoever uses the browser next does not see it.
  await page.reload();
  await expect(island(page).getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await signIn(page, 'registered', '/compare');
  await expect(column(page, BLUE)).toBeVisible();
  await button(page, 'Save').click();
  await expect(island(page).getByText('Saved', { exact: true })).toBeVisible();
});

test('visitors export, too; a browser that cannot copy offers the link (rows 133, 134)', {
  tag: '@engines',
}, async ({ page, expectConsole }) => {
  // Reported as specified; not a failure of this test.
  expectConsole(/TypeError/);
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(page, TWO);
  await button(page, 'Copy link').click();
  await expect(notice(page, 'We are sorry, but your browser does not support this feature.')).toBeVisible();
  const link = island(page).getByRole('textbox', { name: 'Link to this comparison' });
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(
    new RegExp(`${TWO.replaceAll('?', '\\?')}&reference=pigments::p-0001&medium=alkyd$`),
  );
  // Last, since Firefox focuses its list of downloads.
  await button(page, 'Export as PDF').click();
  await expect(island(page).getByText('Comparison of pigments.pdf is saved.')).toBeAttached();
});

test('an empty comparison and the editors’ comparison pass axe', async ({ page }) => {
  await page.goto('/compare');
  await expect(island(page).getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await checkAxe(page);
  await open(page, '/compare?advanced=ac-001');
  await expect(island(page).getByRole('navigation', { name: 'Products in this comparison' })).toBeVisible();
  await checkAxe(page);
});

test('a single product and the visitor’s own comparison pass axe', async ({ page }) => {
  await open(page, '/compare?i=coatings&uids=pigments::p-0001');
  await checkAxe(page);
  await adopt(page, FOUR);
  await checkAxe(page);
});
