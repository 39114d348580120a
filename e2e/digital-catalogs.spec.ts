import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { drag } from './support/drag.ts';
import { signInAfresh } from './support/fresh-account.ts';
import { makeFullCatalog } from './support/full-catalog.ts';
import { signIn } from './support/sign-in.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';
import { typeInto } from './support/type-into.ts';

const island = (page: Page) => page.locator('[data-ce-widget="digital-catalogs"]');
const button = (page: Page, name: string | RegExp) => island(page).getByRole('button', { name });
const rows = (page: Page) =>
  island(page).getByRole('list', { name: 'Products', exact: true }).getByRole('listitem');
const names = (page: Page) => rows(page).getByRole('heading', { level: 3 }).allTextContents();
const saved = (page: Page) => island(page).getByText(/^Saved \d\d:\d\d$/);

/** Number of px by which the page is wider than the viewport without its scroll bar. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.beforeEach(async ({ page }) => consent(page));

test('a catalogue is made, filled and ordered, by keyboard alone', { tag: '@engines' }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(/503/);
  await signInAfresh(page, 'validated', '/catalogs');
  await expect(island(page).getByRole('heading', { level: 2, name: /^Standard 8/ })).toBeVisible();
  await checkAxe(page);
  await tabTo(button(page, 'New catalogue'), { atMost: 60 });
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/catalogs\?id=/);
  await expect(island(page).getByText('No products yet')).toBeVisible();
  const field = island(page).getByRole('searchbox', { name: 'Add products' });
  await tabTo(field, { atMost: 60 });
  await page.keyboard.type('pr 122');
  const found = island(page).getByRole('list', { name: 'Products to add' });
  await expect(found.getByRole('listitem')).not.toHaveCount(0);
  for (const place of [0, 1, 2]) {
    const add = found.getByRole('listitem').nth(place).getByRole('button');
    await add.press('Enter');
    await expect(add).toHaveText(`Added, no. ${place + 1}`);
    await expect(add).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(rows(page)).toHaveCount(3);
  await expect(saved(page)).toBeVisible();
  await checkAxe(page);

  // In the listing of all, what is in the catalogue says where. Each search is an entry of the history, so is the listing.
  await button(page, 'Choose from the listing').press('Enter');
  await expect(island(page).getByRole('heading', { level: 1, name: /^Add to / })).toBeFocused();
  const search = island(page).getByRole('search').getByRole('textbox');
  await typeInto(search, 'pr 122');
  await search.press('Enter');
  await expect(button(page, /^Added, no\. 1:/)).toBeVisible();
  await expect(island(page).getByText('3 of 100')).toBeVisible();
  // A box that the bar at the bottom half covers until someone scrolls counts as too small a target.
  await page.setViewportSize({ width: 1280, height: 3000 });
  await checkAxe(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page, 'Done').press('Enter');
  await expect(page).toHaveURL(/\/catalogs\?id=[^&]*$/);
  await expect(rows(page)).toHaveCount(3);

  // Reordering keeps the focus on the moved product, and removing can be undone.
  const [first = '', second = '', third = ''] = await names(page);
  await button(page, `Move ${first} down`).press('Enter');
  await expect(button(page, `Move ${first} down`)).toBeFocused();
  await button(page, `Move ${first} down`).press('Enter');
  expect(await names(page)).toEqual([second, third, first]);
  await button(page, `Remove ${third} from the catalogue`).press('Enter');
  await expect(button(page, `Remove ${first} from the catalogue`)).toBeFocused();
  await expect(rows(page)).toHaveCount(2);
  await button(page, 'Undo').press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await button(page, `Exclude ${second}`).press('Enter');
  await expect(button(page, `Include ${second}`)).toBeFocused();
  await expect(island(page).getByText('3 products, 1 excluded')).toBeVisible();
  await expect(island(page).getByText('Saving')).toHaveCount(0);

  // Changes that this page could not save are saved by the next one.
  await page.route('**/api/v1/catalog/**', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { message: 'Not now.' } })
      : route.fallback(),
  );
  await button(page, 'Rename the catalogue').press('Enter');
  await expect(island(page).getByRole('textbox', { name: 'Title of the catalogue' })).toBeFocused();
  await page.keyboard.type('Magentas');
  await page.keyboard.press('Enter');
  await expect(island(page).getByText('Not saved: Not now.')).toBeVisible();
  await page.unroute('**/api/v1/catalog/**');
  await page.reload();
  await expect(island(page).getByRole('heading', { level: 1, name: 'Magentas' })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  expect(await names(page)).toEqual([`${second}\u2002Excluded`, third, first]);

  await page.setViewportSize({ width: 320, height: 800 });
  // The listing switches to its narrow layout after it has measured itself.
  await expect(button(page, /^Filters/)).toBeVisible();
  await expect.poll(() => overflow(page)).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkAxe(page);

  await island(page).getByRole('link', { name: 'All catalogues' }).press('Enter');
  await expect(island(page).getByRole('link', { name: 'Magentas' })).toBeVisible();
  await expect.poll(() => overflow(page)).toBe(0);
  await button(page, 'More actions: Magentas').press('Enter');
  await button(page, 'Delete Magentas').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(island(page).getByRole('link', { name: 'Magentas' })).toHaveCount(0);
});

test('a deleted catalogue says so, and links back to the overview', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  await signIn(page, 'validated', '/catalogs?id=c-99');
  const heading = page.getByRole('heading', { name: 'Catalogue not found' });
  await expect(heading).toBeVisible();
  const link = await page.getByRole('link', { name: 'All catalogues' }).boundingBox();
  const title = await heading.boundingBox();
  expect((title?.y ?? 0) - (link?.y ?? 0) - (link?.height ?? 0)).toBeGreaterThanOrEqual(8);
});

test('a full catalogue says so beside the pressed button, without layout shift (row 243)', async ({
  page,
}) => {
  await signInAfresh(page, 'validated', '/catalogs');
  const title = 'A full catalogue with a title that takes a second line on most screens';
  const address = await makeFullCatalog(page, title);
  const field = island(page).getByRole('searchbox', { name: 'Add products' });
  const exactly = (name: string) => island(page).getByRole('button', { name, exact: true });
  const placeOf = async (name: string) => {
    const { y = 0 } = (await exactly(name).boundingBox()) ?? {};
    return y + (await page.evaluate(() => scrollY));
  };
  // Rows above that come near the window get their real height, in half pixels.
  const staysAt = async (place: number, name: string) =>
    expect(Math.abs((await placeOf(name)) - place), name).toBeLessThan(2);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    // By keys: React does not hear of what Firefox's driver fills into a controlled field.
    await field.pressSequentially('rubelis red');
    const add = island(page)
      .getByRole('button', { name: /^Add: / })
      .first();
    const name = (await add.getAttribute('aria-label'))?.replace('Add: ', '') ?? '';
    const place = await placeOf(`Add: ${name}`);
    await add.click();
    await expect(island(page).getByText(/^Too many products/)).toBeVisible();
    await staysAt(place, `Added, no. 101: ${name}`);
    const row = await placeOf('Exclude Albanor White 1060');
    await exactly('Exclude Albanor White 1060').click();
    await expect(saved(page)).toBeVisible();
    await expect(button(page, 'Excluded 1')).toBeVisible();
    await staysAt(row, 'Include Albanor White 1060');
    // As it was.
    await button(page, 'Undo').click();
    await button(page, 'Undo').click();
    await expect(saved(page)).toBeVisible();
    await expect(island(page).getByText('100 of 100')).toBeVisible();
  }
});

test('a product is dragged to another place, also to one that has to be scrolled to', {
  tag: '@engines',
}, async ({ page }) => {
  await signInAfresh(page, 'validated', '/catalogs');
  await page.goto(await makeFullCatalog(page, 'To be ordered'));
  await expect(rows(page)).toHaveCount(100);
  const [first = '', second = '', third = ''] = await names(page);
  const three = async () => (await names(page)).slice(0, 3);
  const handle = (row: number) => rows(page).nth(row).getByTitle('Drag to another place');
  const { height = 0 } = (await rows(page).first().boundingBox()) ?? {};

  await drag(handle(0), 2 * height);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await three()).toEqual([first, second, third]);
  await drag(handle(0), 2 * height);
  await page.mouse.up();
  expect(await three()).toEqual([second, third, first]);
  await expect(island(page).getByText(`${first} is now number 3 of 100.`)).toHaveCount(1);

  await drag(handle(2), height / 4);
  const { x = 0 } = (await handle(0).boundingBox()) ?? {};
  await page.mouse.move(x, 799);
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBeGreaterThan(1500);
  await page.mouse.move(x, 400);
  const place = await scrolled();
  await page.mouse.up();
  const news = (await island(page).getByText(`${first} is now number`).textContent()) ?? '';
  const number = Number(/(\d+) of 100/.exec(news)?.[1]);
  expect(number).toBeGreaterThan(10);
  await expect(handle(number - 1)).toBeInViewport();
  expect(await scrolled()).toBe(place);
  await expect(saved(page)).toBeVisible();
});
