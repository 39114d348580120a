import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { drag } from './support/drag.ts';
import { type Fault, setFault } from './support/fault.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';
import { typeInto } from './support/type-into.ts';

const COATINGS = '/products?i=coatings';
const failedCall = /Failed to load resource|NetworkError|Cross-Origin Request Blocked/;

const basket = (page: Page) => page.getByRole('region', { name: 'Comparison basket' });
const toggle = (page: Page) => basket(page).getByRole('button', { name: /of 4 products/ });
const rows = (page: Page) => basket(page).getByRole('listitem');
const inBasket = (page: Page, name: string) => basket(page).getByRole('button', { name, exact: true });
const compare = (page: Page) => basket(page).getByRole('link', { name: 'Compare', exact: true });
/** Compare buttons of the page's products, in any state. */
const buttons = (page: Page) =>
  page.getByRole('button', { name: /^(Add to comparison|Compare|In comparison|Added): / });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test.beforeEach(async ({ page }) => consent(page));

async function open(page: Page, path = COATINGS): Promise<void> {
  await page.goto(path);
  await expect(buttons(page).first()).toBeVisible();
}

/** Adds the first products of the page. */
async function add(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    await buttons(page).nth(index).click();
    await expect(buttons(page).nth(index)).toHaveAccessibleName(/^(In comparison|Added): /);
  }
  await expect(toggle(page)).toContainText(`${count} of 4 products`);
}

async function openList(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(basket(page).getByRole('heading', { level: 2 })).toBeFocused();
}

const names = (page: Page) => rows(page).allInnerTexts();

/** Makes saving changes fail; returns a function that stops it. */
async function failUpdates(page: Page, fault: Fault | 'abort'): Promise<() => Promise<void>> {
  const pattern = /\/product-comparison\/[\w-]+$/;
  await page.route(pattern, async (route, request) => {
    if (request.method() !== 'PUT') return route.fallback();
    if (fault === 'abort') return route.abort('internetdisconnected');
    await route.continue({ headers: { ...(await request.allHeaders()), 'x-demo-fault': fault } });
  });
  return () => page.unroute(pattern);
}

test('products are collected up to four, each further one says why not (rows 114–117, 120)', async ({
  page,
}) => {
  await open(page);
  await add(page, 1);
  await expect(basket(page).getByText('Add one more product to compare.').first()).toBeVisible();
  await expect(inBasket(page, 'Compare')).toHaveAttribute('aria-disabled', 'true');
  await buttons(page).nth(1).click();
  await expect(compare(page)).toHaveAttribute('href', '/compare');
  for (const index of [2, 3]) await buttons(page).nth(index).click();
  await expect(toggle(page)).toContainText('4 of 4 products');

  const refused = buttons(page).nth(4);
  await page.mouse.move(0, 0);
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await refused.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveText(/4 products at most/);
  await expect(page.getByRole('status').filter({ hasText: /4 products at most/ })).toHaveCount(1);
  await checkAxe(page);

  await buttons(page).first().click();
  await expect(rows(page)).toHaveCount(4);
});

test('the first product asks for its industry, and others must fit (rows 20, 118, 119)', async ({ page }) => {
  await page.goto('/');
  // The buttons appear one by one: wait for that of the first product.
  const place = page.locator('[data-ce-widget="comparison-button"]').first();
  await place.scrollIntoViewIfNeeded();
  const first = place.getByRole('button');
  await first.click();
  const choice = dialog(page, 'Choose an industry for your comparison');
  await expect(choice).toBeVisible();
  await checkAxe(page);
  // As at 200 % zoom on a phone.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 512 });
  await expect(choice.getByRole('radio').last()).not.toBeInViewport();
  await choice.getByRole('radio').last().scrollIntoViewIfNeeded();
  await expect(choice.getByRole('radio').last()).toBeInViewport();
  await expect(choice.getByRole('button', { name: 'Add to comparison' })).toBeInViewport({ ratio: 1 });
  if (size) await page.setViewportSize(size);
  await choice.getByRole('button', { name: 'Cancel' }).click();
  await expect(choice).toHaveCount(0);
  await expect(first).toBeFocused();
  await expect(basket(page)).toHaveCount(0);

  await first.press('Enter');
  await choice.getByRole('button', { name: 'Add to comparison' }).click();
  await expect(choice.getByRole('alert')).toHaveText('Please choose an industry.');
  const options = choice.getByRole('radio');
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeChecked();
  const industry = await options.nth(1).evaluate((radio: HTMLInputElement) => radio.value);
  await page.keyboard.press('Enter');
  await expect(first).toHaveAccessibleName(/^(In comparison|Added): /);
  await expect(basket(page).getByText(/You can only compare products from one industry/)).toBeVisible();

  // The hint is shown once; afterwards a product of another industry explains itself.
  await page.goto('/');
  await expect(toggle(page)).toContainText('1 of 4 products');
  await expect(basket(page).getByText(/You can only compare products/)).toHaveCount(0);
  const [cookie] = await page
    .context()
    .cookies()
    .then((all) => all.filter(({ name }) => name === 'ce-activeComparison'));
  expect(decodeURIComponent(cookie?.value ?? '')).toContain(`"industry":"${industry}"`);
  expect(cookie?.expires).toBe(-1);
});

test('with functional consent the hint stays hidden for 18 months, or as long as the browser allows', async ({
  page,
}) => {
  await consent(page, { functional: true });
  await open(page);
  await add(page, 1);
  await basket(page).getByRole('button', { name: 'Got it' }).click();
  await expect(basket(page).getByText(/You can only compare products/)).toHaveCount(0);
  const hint = (await page.context().cookies()).find(({ name }) => name === 'ce-comparisonHint');
  const months = ((hint?.expires ?? 0) - Date.now() / 1000) / (60 * 60 * 24 * 30.44);
  // Chromium limits the lifetime of cookies to 400 days.
  expect([13, 18]).toContain(Math.round(months));
});

test('the basket survives a reload, and changes of two tabs are merged (row 122)', {
  tag: '@engines',
}, async ({ page, context }) => {
  await open(page);
  await add(page, 1);
  const other = await context.newPage();
  await open(other);
  await expect(toggle(other)).toContainText('1 of 4 products');
  await Promise.all([buttons(page).nth(1).click(), buttons(other).nth(2).click()]);
  for (const tab of [page, other]) await expect(toggle(tab)).toContainText('3 of 4 products');
  await page.reload();
  await expect(toggle(page)).toContainText('3 of 4 products');
});

test('a page without a comparison fetches nothing for its basket', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  await settled(page);
  expect(fetched.filter((path) => /basket|comparison/.test(path))).toEqual([]);
});

test('a removed product can be restored at its position, also the last one', async ({ page }) => {
  await open(page);
  await add(page, 3);
  await openList(page);
  const before = await names(page);
  const second = before[1] ?? '';
  await inBasket(page, `Remove ${second}`).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(inBasket(page, `Remove ${before[2]}`)).toBeFocused();
  await inBasket(page, 'Undo').click();
  await expect(rows(page)).toHaveText(before);

  for (const name of before) await inBasket(page, `Remove ${name}`).click();
  await expect(basket(page).getByText(`Removed ${before[2]}.`)).toBeVisible();
  await expect(inBasket(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toggle(page)).toContainText('1 of 4 products');
  await expect(toggle(page)).toBeFocused();
});

test('a press on the text of the page does not scroll it', async ({ page }) => {
  await open(page);
  await add(page, 1);
  await page.evaluate(() => {
    document.querySelector('main')?.setAttribute('tabindex', '-1');
    scrollTo(0, 0);
  });
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('main')).toBeFocused();
  // The bar checks after the next frame.
  const later = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY))));
  expect(await page.evaluate(later)).toBe(0);
});

test('products are reordered by keyboard and by dragging', { tag: '@engines' }, async ({ page }) => {
  await open(page);
  await add(page, 3);
  await openList(page);
  const [one = '', two = '', three = ''] = await names(page);
  await inBasket(page, `Move ${one} down`).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText([two, one, three]);
  await expect(inBasket(page, `Move ${one} down`)).toBeFocused();
  await expect(
    basket(page)
      .getByRole('status')
      .filter({ hasText: `${one} is now number 2 of 3.` }),
  ).toHaveCount(1);

  const handle = rows(page).nth(2).getByTitle('Drag to another place');
  const from = await handle.boundingBox();
  const to = await rows(page).first().boundingBox();
  if (!from || !to) throw new Error('The rows have no size');
  const distance = to.y + to.height / 2 - from.y - from.height / 2;
  await drag(handle, distance + 10);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(rows(page)).toHaveText([two, one, three]);
  await drag(handle, distance);
  await page.mouse.up();
  await expect(rows(page)).toHaveText([three, two, one]);
  await page.reload();
  await openList(page);
  await expect(rows(page)).toHaveText([three, two, one]);
});

test('a saved comparison saves changes by itself, and asks before it is deleted (rows 126, 128–130)', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'registered', COATINGS);
  await expect(buttons(page).first()).toBeVisible();
  await add(page, 2);
  await openList(page);
  const title = basket(page).getByRole('textbox', { name: 'Title' });
  await typeInto(title, '  ');
  await title.press('Enter');
  await expect(basket(page).getByRole('alert')).toHaveText('Please give it a title.');
  await typeInto(title, 'Warm whites');
  await title.press('Enter');

  const posts: string[] = [];
  page.on('request', (request) => {
    if (/product-comparison/.test(request.url()) && request.method() === 'POST') posts.push(request.url());
  });
  const stop = await setFault(page, 'POST /api/v1/product-comparison', 'delay=800');
  await inBasket(page, 'Save').dblclick();
  await expect(page.getByText('The comparison is saved as “Warm whites”.')).toBeVisible();
  await stop();
  expect(posts).toHaveLength(1);
  await expect(basket(page).getByText('Saved', { exact: true })).toBeVisible();
  await checkAxe(page);

  const update = page.waitForResponse((response) => response.request().method() === 'PUT');
  await typeInto(title, 'Whites');
  await title.press('Enter');
  expect((await update).status()).toBe(200);

  await inBasket(page, 'Delete').click();
  const question = dialog(page, 'Delete this comparison?');
  await expect(question).toContainText('The comparison “Whites” will be deleted permanently.');
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(2);
  // One product alone is not a comparison.
  await rows(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Whites” is deleted.')).toBeVisible();
  await expect(basket(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('ce-activeComparison');
});

test('changes are kept while they cannot be saved', async ({ page, expectConsole }) => {
  expectConsole(failedCall);
  await signIn(page, 'registered', COATINGS);
  await expect(buttons(page).first()).toBeVisible();
  await add(page, 3);
  await openList(page);
  await inBasket(page, 'Save').click();
  await expect(basket(page).getByText('Saved', { exact: true })).toBeVisible();

  const [one = '', two = '', three = ''] = await names(page);
  const moveDown = (name: string) => inBasket(page, `Move ${name} down`).click();
  let stop = await failUpdates(page, 'abort');
  await moveDown(one);
  await expect(basket(page).getByText(/^We cannot reach the server\./)).toBeVisible();
  await checkAxe(page);
  // Kept across a reload, and sent afterwards.
  await page.reload();
  await expect(basket(page).getByText(/^We cannot reach the server\./)).toBeVisible();
  await stop();
  await inBasket(page, 'Try again').click();
  await expect(basket(page).getByText(/^We cannot reach the server\./)).toHaveCount(0);
  await openList(page);
  await expect(rows(page)).toHaveText([two, one, three]);

  stop = await failUpdates(page, 'status=500');
  await moveDown(two);
  await expect(basket(page).getByText(/could not be saved/)).toBeVisible();
  await stop();
  stop = await failUpdates(page, 'status=401');
  await moveDown(two);
  await expect(basket(page).getByText(/Your session has ended/)).toBeVisible();
  await inBasket(page, 'Log in').click();
  await expect(dialog(page, /log in/i)).toBeVisible();
  await page.keyboard.press('Escape');
  await stop();
  await failUpdates(page, 'status=404');
  await rows(page)
    .last()
    .getByRole('button', { name: /^Move .* up/ })
    .click();
  await expect(page.getByText(/was deleted elsewhere/)).toBeVisible();
  await expect(inBasket(page, 'Save')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
});

test('a new comparison asks before an unsaved one is lost (row 124)', async ({ page }) => {
  await open(page);
  await add(page, 2);
  await openList(page);
  const question = dialog(page, 'Discard the unsaved comparison?');
  await inBasket(page, 'Start a new one').click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toHaveCount(0);
  await expect(inBasket(page, 'Start a new one')).toBeFocused();
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(basket(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(buttons(page).first()).toHaveAccessibleName(/^Compare: /);
});

test('the bar covers no focused element by keyboard at 320 px', {
  tag: '@engines',
}, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await tabTo(buttons(page).first(), { atMost: 80 });
  await page.keyboard.press('Enter');
  await expect(toggle(page)).toContainText('1 of 4 products');
  await expect(basket(page).getByText(/You can only compare products/)).toBeVisible();
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(hiddenFocus)).toBeNull();
  }
  await buttons(page).nth(1).press('Enter');
  await tabTo(toggle(page), { atMost: 120 });
  await page.keyboard.press('Enter');
  await expect(basket(page).getByRole('heading', { level: 2 })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

/** The focused element if something covers it completely; also in shadow roots. */
async function hiddenFocus(): Promise<string | null> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!active || active === document.body) return null;
  const { left, top, width, height } = active.getBoundingClientRect();
  const seen = [0.1, 0.5, 0.9].some((part) => {
    let hit = document.elementFromPoint(left + width / 2, top + height * part);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(left + width / 2, top + height * part);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return hit !== null && (active === hit || active.contains(hit) || hit.contains(active));
  });
  return seen ? null : active.outerHTML.slice(0, 200);
}
