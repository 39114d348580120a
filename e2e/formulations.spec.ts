import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { signInAfresh } from './support/fresh-account.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { typeInto } from './support/type-into.ts';

test('a customer finds a formulation, works out a batch, and saves it (row 241)', async ({ page }) => {
  await consent(page);
  await signInAfresh(page, 'validated', '/formulations');
  await page.getByLabel('Title, pigment, raw material or shade').fill('masterbatch');
  await page.getByRole('button', { name: 'Search' }).click();
  const first = page.getByRole('link', { name: /masterbatch/i }).first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('textbox', { name: 'Batch, g' })).toHaveValue('500');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('100.00');
  await typeInto(page.getByRole('textbox', { name: 'Batch, g' }), '2000');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('2,000.0');
  await checkAxe(page, { include: '[data-ce-widget="formulation-repository"]' });

  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText(`Saved to your formulations: ${title}`)).toBeVisible();
  await page.getByRole('link', { name: 'All formulations' }).click();
  await page.getByRole('link', { name: 'My formulations' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('who is not validated reads why there are no formulations', async ({ page, expectConsole }) => {
  expectConsole(/status of 403/);
  await consent(page);
  await signIn(page, 'registered', '/formulations?id=f-0001');
  await expect(page.getByRole('heading', { name: 'Formulations are for validated customers' })).toBeVisible();
  await checkAxe(page, { include: '[data-ce-widget="formulation-repository"]' });
});
