import { consent } from './support/consent.ts';
import { expect, test } from './support/test.ts';

// Automated Firefox does not print.
const EFFECT = '/compare?i=coatings&uids=pigments::p-0001,pigments::p-0009';

test('a printed comparison has legend, reference, every medium and angle, and no controls', async ({
  page,
}) => {
  await consent(page);
  await page.goto(EFFECT);
  const island = page.locator('[data-ce-widget="compare-page"]');
  const table = island.getByRole('table', { name: /^Comparison of/ });
  const angle = table.getByText('110°', { exact: true }).first();
  await expect(table.getByRole('rowheader', { name: 'Brand' })).toBeVisible();
  await expect(angle).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(angle).toBeVisible();
  await expect(table.getByRole('rowheader', { name: 'Heat stability' }).last()).toBeVisible();
  await expect(island.getByText('differs from the reference')).toBeVisible();
  await expect(table.getByText('Reference', { exact: true })).toBeVisible();
  await expect(table.getByText('lower band: reference')).toBeVisible();
  // Else what follows is printed over the last rows.
  await expect(table.locator('..')).toHaveCSS('display', 'block');
  for (const name of ['Search in the table', 'Differences only', 'Copy link', 'Set as reference'])
    await expect(island.getByText(name, { exact: true })).toBeHidden();
});
