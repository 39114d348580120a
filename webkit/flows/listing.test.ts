import { consent } from '../support/consent.ts';
import { expect, test } from '../support/test.ts';

test('the heads of a list stand apart, and are whole', async ({ page }) => {
  await consent(page);
  await page.resize(1440);
  await page.open('/products');
  const heads = ['Transparency, form', 'Light 1', 'Weather 1', 'Heat'];
  const widths = await Promise.all(
    heads.map(async (head) => {
      const element = await page.get('main').get('text', head).seen();
      return page.driver.executeScript(
        'const [{ scrollWidth, clientWidth }] = arguments; return scrollWidth - clientWidth',
        element,
      );
    }),
  );
  expect(widths).toEqual([0, 0, 0, 0]);
});

test('filters of a narrow listing are chosen in the drawer, one after the other', async ({ page }) => {
  await consent(page);
  await page.resize(500);
  await page.open('/products');
  await page.get('button', 'Filters').click();
  const drawer = page.get('dialog', 'Filters');
  for (const name of ['Red', 'Yellow', 'Orange', 'Blue', 'Green', 'Violet'])
    await drawer.get('checkbox', name).click();
  await drawer.get('button', 'Show').click();
  await drawer.gone();
});
