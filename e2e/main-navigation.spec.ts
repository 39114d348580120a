import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { settled } from './support/settled.ts';
import { type DemoUser, signIn } from './support/sign-in.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const item = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });
const more = (page: Page, title: string) => nav(page).getByRole('button', { name: `More on ${title}` });
const PHONE = { width: 390, height: 844 };

test.beforeEach(async ({ page }) => consent(page));

/** Opens a page and waits for the navigation. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-ce-widget="main-navigation"]')).toHaveAttribute('data-ce-status', 'ready');
}

const menus: [DemoUser, string[], string[]][] = [
  ['visitor', ['Products', 'Search', 'Catalogues'], ['Product sheets', 'Formulations', 'For staff']],
  ['registered', ['Products', 'Product sheets'], ['Formulations', 'For staff']],
  ['validated', ['Products', 'Product sheets', 'Formulations'], ['For staff']],
  ['internal', ['Products', 'Product sheets', 'Formulations', 'For staff'], []],
];

test('each kind of user sees only the permitted items', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [user, seen, hidden] of menus) {
    await test.step(user, async () => {
      await signIn(page, user, '/');
      await expect(page.locator('[data-ce-widget="main-navigation"]')).toHaveAttribute(
        'data-ce-status',
        'ready',
      );
      for (const name of seen) await expect(item(page, name)).toBeVisible();
      for (const name of hidden) await expect(item(page, name)).toHaveCount(0);
    });
  }
});

test('a flyout opens under the pointer, 50 px below the edge of its item, and closes after it', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, '/');
  await item(page, 'Products').hover();
  const coatings = item(page, 'Coatings');
  await expect(coatings).toBeVisible();
  const top = (await more(page, 'Products').locator('xpath=ancestor::li').boundingBox())?.y ?? 0;
  const panel = nav(page).locator('[popover] > div');
  // The panel slides in.
  await expect.poll(async () => Math.round(((await panel.boundingBox())?.y ?? 0) - top)).toBe(50);
  await coatings.hover();
  await expect(coatings).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(coatings).toHaveCount(0);
});

test('a flyout opens at the distance of the prop flyoutOffset', async ({ page }) => {
  await page.goto('/gallery/frame/main-navigation/flyout-further-down');
  await page.getByRole('link', { name: 'Products' }).hover();
  await expect(page.getByRole('link', { name: 'Coatings' })).toBeVisible();
  const top = (await page.getByRole('link', { name: 'Products' }).boundingBox())?.y ?? 0;
  const panel = page.locator('[popover] > div');
  await expect.poll(async () => Math.round(((await panel.boundingBox())?.y ?? 0) - top)).toBe(80);
});

test('the pointer may cross the next item on its path to a flyout', async ({ page }) => {
  await open(page, '/');
  await item(page, 'Products').hover();
  const last = item(page, 'Compare products');
  await expect(last).toBeVisible();
  const search = await item(page, 'Search').boundingBox();
  const from = await item(page, 'Products').boundingBox();
  const to = await last.boundingBox();
  if (!search || !from || !to) throw new Error('The navigation has no size');
  await page.mouse.move(from.x + from.width - 2, from.y + from.height - 4);
  await page.mouse.move(search.x + 4, search.y + search.height - 2);
  await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 5 });
  await expect(last).toBeVisible();
  await last.click();
  await expect(page).toHaveURL(/\/compare$/);
});

test('a sub-item is reached and left by keyboard alone', { tag: ['@engines', '@smoke'] }, async ({
  page,
}) => {
  await open(page, '/');
  const button = more(page, 'Products');
  await tabTo(button);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await tabTo(item(page, 'Coatings'), { atMost: 2 });
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(item(page, 'Coatings')).toHaveCount(0);

  await page.keyboard.press(' ');
  await tabTo(item(page, 'Plastics'), { atMost: 3 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?i=plastics$/);
});

test('a flyout closes when the focus goes on, and only one is open', { tag: '@engines' }, async ({
  page,
}) => {
  await open(page, '/');
  await more(page, 'Products').focus();
  await page.keyboard.press('Enter');
  await tabTo(item(page, 'Search'), { atMost: 12 });
  await expect(item(page, 'Coatings')).toHaveCount(0);
  await more(page, 'Products').click();
  await more(page, 'Company').click();
  await expect(item(page, 'Contact')).toBeVisible();
  await expect(item(page, 'Coatings')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(item(page, 'Contact')).toHaveCount(0);
});

test('a flyout stays within the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 920, height: 500 });
  await open(page, '/');
  for (const title of ['Products', 'Company']) {
    await more(page, title).click();
    const panel = await nav(page).locator('[popover] > div').boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(920);
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(500);
  }
});

test('the current page and the section around it are marked', async ({ page }) => {
  await open(page, '/search');
  await expect(item(page, 'Search')).toHaveAttribute('aria-current', 'page');
  await open(page, '/product/p-0001?i=coatings');
  await expect(item(page, 'Products')).toHaveAttribute('aria-current', 'true');
});

test('a bar that does not fit is replaced by the button', async ({ page }) => {
  await page.setViewportSize({ width: 920, height: 800 });
  await signIn(page, 'internal', '/');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 1500, height: 800 });
  await expect(item(page, 'Products')).toBeVisible();
});

test('the menu slides in on small screens in 250 ms, and works by keyboard alone (row 24)', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await tabTo(button);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expect(drawer).toHaveCSS('transition-duration', '0.25s');
  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();
  const unfold = drawer.getByRole('button', { name: 'More on Products' });
  await expect(drawer.getByRole('link', { name: 'Coatings' })).toBeHidden();
  await tabTo(unfold);
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('link', { name: 'Coatings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});

test('the drawer closes by a press beside it and leads to pages', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await button.click();
  await expect(drawer.getByRole('link', { name: 'Search' })).toBeVisible();
  await page.mouse.click(10, 500);
  await expect(drawer).toBeHidden();
  await button.click();
  await drawer.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

for (const width of [390, 768]) {
  test(`a visitor finds Register in header and drawer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeInViewport({
      ratio: 1,
    });
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(beyond).toBe(0);
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Register' }).click();
    const registration = page.getByRole('dialog', { name: 'Register' });
    await expect(registration).toBeVisible();
    await expect(drawer).toBeHidden();
    await registration.getByRole('button', { name: 'Close' }).click();
    await expect(registration).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('the drawer is expanded at the current page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const contact = page.getByRole('dialog').getByRole('link', { name: 'Contact' });
  await expect(contact).toBeVisible();
  await expect(contact).toHaveAttribute('aria-current', 'page');
});

test('targets are large enough for fingers', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const size = await button.boundingBox();
  expect(size?.width).toBeGreaterThanOrEqual(44);
  expect(size?.height).toBeGreaterThanOrEqual(44);
  await button.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link').first()).toBeVisible();
  for (const target of await drawer.getByRole('button').all()) {
    const box = await target.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test('the navigation takes exactly the height of the server-rendered menu', async ({ page, browser }) => {
  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const plain = await withoutScript.newPage();
  for (const width of [390, 768, 1024, 1440]) {
    const heights: (number | undefined)[] = [];
    for (const each of [plain, page]) {
      await each.setViewportSize({ width, height: 800 });
      await each.goto(test.info().project.use.baseURL ?? '/');
      if (each === page) await settled(page);
      heights.push((await each.getByRole('banner').boundingBox())?.height);
    }
    expect(heights[1], `at ${width} px`).toBe(heights[0]);
  }
  await withoutScript.close();
});

test('an open flyout passes axe', async ({ page }) => {
  await open(page, '/');
  await more(page, 'Products').click();
  await expect(item(page, 'Coatings')).toBeVisible();
  await checkAxe(page, { include: 'body > header' });
});

test('an open drawer passes axe', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkAxe(page, { include: 'body > header' });
});
