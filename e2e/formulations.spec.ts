import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { signInAfresh } from './support/fresh-account.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { typeInto } from './support/type-into.ts';

const ISLAND = '[data-ce-widget="formulation-repository"]';

test('a customer finds a formulation, works out a batch, saves it, and comes back to the list (row 241)', {
  tag: '@engines',
}, async ({ page }) => {
  await consent(page);
  await signInAfresh(page, 'validated', '/formulations');
  await page.getByRole('checkbox', { name: /^Coatings/ }).check();
  await expect(page).toHaveURL(/\?i=coatings$/);
  await expect(page.getByRole('heading', { level: 2, name: '45 formulations' })).toBeVisible();
  await checkAxe(page, { include: ISLAND });
  await page.getByRole('button', { name: /^Load \d+ more$/ }).click();
  const articles = page.getByRole('article');
  await expect(articles.nth(30)).toBeVisible();

  const link = articles.nth(27).getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\?id=f-\d+$/);
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('100.00');
  await typeInto(page.getByRole('textbox', { name: 'Batch, g' }), '2000');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('2,000.0');
  await checkAxe(page, { include: ISLAND });
  await page.getByRole('button', { name: `Save to My formulations: ${title}` }).click();
  await expect(page.getByText(`Added to My formulations: ${title}.`)).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Coatings/ })).toBeChecked();
  await expect(articles.nth(27).getByRole('link', { name: title })).toBeInViewport();
  await expect(articles.nth(27).getByRole('button', { pressed: true })).toBeVisible();
  await page.getByRole('link', { name: /^Mine/ }).click();
  await expect(page).toHaveURL(/tab=mine/);
  await expect(page.getByText(/^(\d+) of \1 formulations$/)).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('users without validation read why there are no formulations', async ({ page, expectConsole }) => {
  expectConsole(/status of 403/);
  await consent(page);
  await signIn(page, 'registered', '/formulations?id=f-0001');
  await expect(page.getByRole('heading', { name: 'Formulations are for validated customers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request validation in your profile.' })).toBeVisible();
  await checkAxe(page, { include: ISLAND });
});
