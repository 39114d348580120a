import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { signIn } from './support/sign-in.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const island = (page: Page) => page.locator('[data-ce-widget="competitor-search"]');
const field = (page: Page) => island(page).getByRole('combobox', { name: 'A competitor’s product' });
const hits = (page: Page) => island(page).getByRole('list', { name: 'Closest matches' });
const found = (page: Page) => island(page).getByRole('heading', { level: 2, name: /^\d+ products?$/ });

/** The differences down the column, as shown. */
async function differences(page: Page): Promise<number[]> {
  const figures = await hits(page)
    .getByText(/^ΔE00 \d/)
    .allTextContents();
  return figures.map((text) => Number(text.replace('ΔE00 ', '')));
}

test.beforeEach(async ({ page }) => consent(page));

test('the nearest products are found by keyboard alone (row 240)', { tag: '@engines' }, async ({ page }) => {
  await signIn(page, 'competitor-viewer', '/competitors?i=coatings');
  await expect(island(page).getByRole('heading', { name: 'No product chosen' })).toBeVisible();
  await tabTo(field(page), { atMost: 40 });
  await page.keyboard.type('pr 254');
  const options = island(page).getByRole('listbox', { name: 'Products of competitors' }).getByRole('option');
  await expect(options).toHaveCount(5);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await checkAxe(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');

  // The choice is in the address, filters stay, and the field says what was chosen.
  await expect(page).toHaveURL(/\?i=coatings&near=k-\d+$/);
  await expect(found(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('Pigmenta Sud Cigalin Red RS 2540');
  await expect(
    island(page).getByText(
      /^\d+ products, sorted by colour difference from Pigmenta Sud .* in alkyd melamine$/,
    ),
  ).toBeAttached();
  const near = await differences(page);
  expect(near).toHaveLength(24);
  expect(near).toEqual(near.toSorted((one, other) => one - other));
  await expect(island(page).getByRole('group', { name: /^Plane of a\* and b\*/ })).toBeVisible();
  await expect(hits(page).getByRole('button', { name: /^Save to My sheets/ })).toHaveCount(24);
  await checkAxe(page);

  // The medium is the other half of the choice: by industry at first, then what the reader chooses (row 240).
  const medium = island(page).getByRole('combobox', { name: 'Compare ours in' });
  const conditions = (title: string) =>
    island(page).getByText(new RegExp(`^Masstone in ${title} \\(.*D65, 10° observer$`));
  await expect(conditions('alkyd melamine')).toBeVisible();
  await medium.focus();
  await medium.selectOption('powder-polyester');
  await expect(page).toHaveURL(/&medium=powder-polyester$/);
  await expect(conditions('polyester powder')).toBeVisible();
  await expect(medium).toBeFocused();
  expect(await differences(page)).not.toEqual(near);
  await page.reload();
  await expect(conditions('polyester powder')).toBeVisible();
  await page.goBack();
  await expect(conditions('alkyd melamine')).toBeVisible();
  expect(await differences(page)).toEqual(near);

  // Filters are the listing's: one entry each, and Back undoes them and then the choice.
  const all = await found(page).textContent();
  const chip = island(page).getByRole('button', { name: /^Remove .*Coatings/ });
  await chip.press('Enter');
  // The medium is one of coatings, so that the products stay the same.
  await expect(chip).toHaveCount(0);
  await expect(page).not.toHaveURL(/[?&]i=/);
  await page.goBack();
  await expect(chip).toHaveCount(1);
  await expect(found(page)).toHaveText(all ?? '');
  await page.goBack();
  await expect(island(page).getByRole('heading', { name: 'No product chosen' })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await page.goForward();
  await expect(found(page)).toHaveText(all ?? '');

  const more = island(page).getByRole('button', { name: /^Load \d+ more$/ });
  await more.press('Enter');
  await expect(hits(page).getByRole('listitem').nth(24).getByRole('link')).toBeFocused();
  const compare = hits(page)
    .getByRole('button', { name: /^Compare/ })
    .first();
  await compare.press('Enter');
  await expect(hits(page).getByRole('button', { name: /^Added: / })).toHaveCount(1);

  await page.setViewportSize({ width: 320, height: 800 });
  await expect(island(page).getByRole('button', { name: /^Filters/ })).toBeVisible();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkAxe(page);
  await expect(hits(page).getByRole('button', { name: /^Save to My sheets/ })).toHaveCount(
    await hits(page).getByRole('listitem').count(),
  );
});

test('the pages of matches link to the previous and next match, and to the ranking', async ({ page }) => {
  await signIn(page, 'competitor-viewer', '/competitors?near=k-001&medium=hdpe');
  const nameOf = (place: number) =>
    hits(page).getByRole('listitem').nth(place).getByRole('link').first().textContent();
  const [second, third] = [(await nameOf(1)) ?? '', (await nameOf(2)) ?? ''];
  await hits(page).getByRole('link', { name: second, exact: true }).press('Enter');
  const way = page.getByRole('navigation', { name: 'Results of the search' });
  await way.getByRole('link', { name: `Next: ${third}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(third);
  // In the medium of the ranking.
  await expect(page).toHaveURL(/\?medium=hdpe&i=plastics$/);
  await expect(page.getByRole('combobox', { name: 'Compare in' })).toHaveValue('hdpe');
  await way.getByRole('link', { name: /^Back to results, 3 of / }).click();
  await expect(page).toHaveURL(/\/competitors\?near=k-001&medium=hdpe$/);
  await expect(hits(page).getByRole('listitem').nth(2)).toBeInViewport();
});
