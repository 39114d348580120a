import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openEditor } from './support/editor.ts';
import { createPost } from './support/posts.ts';
import { setServices } from './support/services.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

// What editors do: each test ends with what a visitor gets.

/** Until the editor and the island in its frame are loaded, all of it through PHP in WebAssembly. */
const PATIENCE = { timeout: 60_000 };

const products = (page: Page) => page.getByRole('heading', { name: /^\d+ products$/ });

test('by mouse: a listing from the inserter, with a setting of its own', async ({
  page,
  wordpress,
  demo,
  browser,
}) => {
  await setServices(wordpress.php, demo);
  await wordpress.login(page, 'editor');
  const { canvas, publish } = await openEditor(page, 'new page');
  await canvas.getByRole('textbox', { name: 'Add title' }).fill('Products');
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByRole('searchbox', { name: 'Search for blocks and patterns' }).fill('listing');
  await page.getByRole('option', { name: 'Search listing' }).click();

  const preview = canvas.frameLocator('iframe[title="Preview: Search listing"]');
  await expect(preview.getByText(/^\d+ products$/)).toBeVisible(PATIENCE);
  await page
    .getByRole('button', { name: 'Close block inserter' })
    .or(page.getByRole('button', { name: 'Toggle block inserter' }))
    .first()
    .click();
  await canvas.getByText('Search listing', { exact: true }).click();
  // WordPress 6.6 leaves the sidebar open.
  const topBar = page.getByRole('region', { name: 'Editor top bar' });
  const sidebar = topBar.getByRole('button', { name: 'Settings', exact: true });
  if ((await sidebar.getAttribute('aria-expanded')) !== 'true') await sidebar.click();
  await page.getByRole('combobox', { name: 'Types' }).click();
  await page.getByRole('option', { name: 'assets' }).click();
  await expect(preview.getByText(/^\d+ documents$/)).toBeVisible(PATIENCE);
  await publish();

  const visitor = await visit(browser, wordpress);
  await visitor.goto('/products/');
  await expect(visitor.getByRole('heading', { name: /^\d+ documents$/ })).toBeVisible();
  await expect(visitor.locator('[data-ce-widget="search-listing"]')).toHaveAttribute(
    'data-ce-props',
    /"types":\["assets"\]/,
  );
});

test('by keyboard: a product, whose id is asked for first', async ({ page, wordpress, demo, browser }) => {
  await setServices(wordpress.php, demo);
  await wordpress.login(page, 'author');
  const { canvas, publish } = await openEditor(page, 'new post');
  await canvas.getByRole('textbox', { name: 'Add title' }).focus();
  await page.keyboard.type('One red');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/product detail');
  await expect(page.getByRole('option', { name: 'Product detail' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(canvas.getByLabel('Product id (required)')).toBeFocused();
  // Typing a name offers ids, in a list of the browser's own.
  await page.keyboard.type('rubelis');
  const offered = canvas.locator('datalist option');
  await expect(offered.filter({ hasText: /^Rubelis/ })).not.toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('p-0001');
  await page.keyboard.press('Enter');
  const preview = canvas.frameLocator('iframe[title="Preview: Product detail"]');
  // Of an industry already: no dialog covers the product.
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible(PATIENCE);
  await expect(preview.getByRole('dialog')).toHaveCount(0);
  const name = (await preview.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await publish();

  const visitor = await visit(browser, wordpress);
  await visitor.goto('/one-red/?i=coatings');
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the preview is a picture until it is tried out', async ({ page, wordpress, demo }) => {
  await setServices(wordpress.php, demo);
  await wordpress.login(page, 'editor');
  const { id } = await createPost(wordpress.php, {
    post_title: 'Products',
    post_content: '<!-- wp:ce-widgets/search-listing /-->',
  });
  const { canvas } = await openEditor(page, id);
  const preview = canvas.frameLocator('iframe[title="Preview: Search listing"]');
  await expect(preview.getByText(/^\d+ products$/)).toBeVisible(PATIENCE);
  await canvas.getByText('Search listing', { exact: true }).click();
  await page.keyboard.press('Tab');
  await expect(preview.locator(':focus')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try it out' }).click();
  await preview
    .getByRole('radio', { name: /grid/i })
    .or(preview.getByRole('button', { name: /grid/i }))
    .first()
    .click();
  await expect(preview.getByText(/^\d+ products$/)).toBeVisible(PATIENCE);
});

test('a link that opens the login, by an author who may not write HTML', async ({
  page,
  wordpress,
  demo,
  browser,
}) => {
  await setServices(wordpress.php, demo);
  await wordpress.login(page, 'author');
  const { canvas, publish } = await openEditor(page, 'new post');
  await canvas.getByRole('textbox', { name: 'Add title' }).fill('Please log in');
  await page.keyboard.press('Enter');
  await page.keyboard.type('You can log in');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Opens a dialog' }).click();
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  // The focus is back in the text.
  await page.keyboard.press('End');
  await page.keyboard.type(' here.');
  await publish();

  const visitor = await visit(browser, wordpress);
  await visitor.goto('/please-log-in/');
  await expect(visitor.getByText('You can log in here.')).toBeVisible();
  await visitor.getByRole('link', { name: 'log in' }).click();
  await expect(visitor.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('what an editor writes is shown until the island is ready, and kept if it fails', async ({
  wordpress,
  browser,
}) => {
  await createPost(wordpress.php, {
    post_title: 'Products',
    post_content:
      '<!-- wp:ce-widgets/search-listing --><!-- wp:paragraph --><p>Ask us for the list.</p><!-- /wp:paragraph --><!-- /wp:ce-widgets/search-listing -->',
  });
  const visitor = await visit(browser, wordpress, { javaScriptEnabled: false });
  await visitor.goto('/products/');
  await expect(
    visitor.locator('[data-ce-widget="search-listing"]').getByText('Ask us for the list.'),
  ).toBeVisible();
});

test('the shortcodes of the guide', async ({ page, wordpress, demo, browser }) => {
  await setServices(wordpress.php, demo);
  const guide = readFileSync(new URL('../../../docs/guide/wordpress.md', import.meta.url), 'utf8');
  const shortcodes = /```text\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
  expect(shortcodes.split('\n').filter(Boolean)).toHaveLength(3);
  await createPost(wordpress.php, { post_title: 'Guide', post_content: shortcodes });
  await wordpress.login(page, 'editor');
  await page.goto('/guide/');
  await expect(page.getByText('ce-widgets:', { exact: false }).filter({ hasText: 'no' })).toHaveCount(0);
  const listing = page.locator('[data-ce-widget="search-listing"]');
  expect(JSON.parse((await listing.getAttribute('data-ce-props')) ?? '')).toEqual({
    types: ['pigments', 'assets'],
    filters: { i: 'coatings', c: ['red', 'blue'] },
    urlKeys: { p: 'performance', tag: 'label' },
  });
  const visitor = await visit(browser, wordpress);
  await visitor.goto('/guide/?i=coatings');
  await expect(products(visitor)).toBeVisible();
  await visitor.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(visitor.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('a wrong shortcode is named to editors, in its place, and to nobody else', async ({
  page,
  wordpress,
  browser,
}) => {
  await createPost(wordpress.php, {
    post_title: 'Wrong',
    post_content: '[ce_widget island="serch"] [ce_widget island="search-listing" tipes="assets"] [ce_widget]',
  });
  await wordpress.login(page, 'author');
  await page.goto('/wrong/');
  await expect(page.getByRole('alert')).toHaveText([
    'ce-widgets: There is no island “serch”.',
    /“search-listing” has no “tipes”. It has: mode, title, types, /,
    'ce-widgets: Name an island: island="search-listing".',
  ]);
  const visitor = await visit(browser, wordpress);
  await visitor.goto('/wrong/');
  await expect(visitor.getByText('ce-widgets:')).toHaveCount(0);
});
