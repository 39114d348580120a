import { consent } from './support/consent.ts';
import { test } from './support/test.ts';

// The checks that every test runs under: each of the first three tests must fail because of them.

test('a violation of the content security policy fails a test', { tag: '@engines' }, async ({ page }) => {
  test.fail();
  await consent(page);
  await page.route('/data-protection', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<body', '<body style="color: red"');
    await route.fulfill({ response, body });
  });
  await page.goto('/data-protection');
});

test('an uncaught error fails a test', { tag: '@engines' }, async ({ page }) => {
  test.fail();
  await consent(page);
  await page.goto('/data-protection');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted');
    });
  });
});

test('an unexpected console error fails a test', { tag: '@engines' }, async ({ page }) => {
  test.fail();
  await consent(page);
  await page.goto('/data-protection');
  await page.evaluate(() => console.error('planted'));
});

test('an expected console error does not fail a test', { tag: '@engines' }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(/planted/);
  await consent(page);
  await page.goto('/data-protection');
  await page.evaluate(() => console.error('planted'));
});
