import { consent } from './support/consent.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

// After a failed fetch of a file that others import, Firefox does not retry before a reload.
test('says without a connection that a product needs an industry, and adds it later', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(
    /Failed to load resource|NetworkError|ChunkLoadError|error loading dynamically|None of the “sha\d+” hashes/,
  );
  await consent(page);
  await page.goto('/products');
  const first = page.getByRole('button', { name: /^Compare: / }).first();
  await expect(first).toBeVisible();
  await settled(page);
  const name = ((await first.getAttribute('aria-label')) ?? '').replace(/^.*: /, '');
  await context.setOffline(true);
  await first.click();
  await expect(page.getByText(`Could not add ${name}. Check your connection and try again.`)).toBeVisible();
  await expect(first).toBeFocused();
  await context.setOffline(false);
  await first.click();
  await expect(page.getByRole('dialog', { name: /industry/i })).toBeVisible();
  await expect(page.getByText(`Could not add ${name}.`)).toHaveCount(0);
});

// When automated, Firefox counts clicks per element; a real mouse counts them by time and place.

test('a double click on × removes only one product', async ({ page }) => {
  await consent(page);
  await page.goto('/products?i=coatings');
  const basket = page.getByRole('region', { name: 'Comparison basket' });
  for (const _ of [1, 2, 3]) {
    await page
      .getByRole('button', { name: /^Compare: / })
      .first()
      .click();
  }
  await basket.getByRole('button', { name: /^3 of 4 products/ }).click();
  const rows = basket.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const [first = '', ...others] = await rows.allInnerTexts();
  await basket.getByRole('button', { name: `Remove ${first}`, exact: true }).dblclick();
  await expect(rows).toHaveText(others);
  await expect(basket.getByText(`Removed ${first}.`)).toBeVisible();
});
