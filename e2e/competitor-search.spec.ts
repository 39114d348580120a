import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { signIn } from './support/sign-in.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const island = (page: Page) => page.locator('[data-ce-widget="competitor-search"]');
const field = (page: Page) => island(page).getByRole('combobox', { name: 'A competitor’s product' });
const hits = (page: Page) => island(page).getByRole('list', { name: 'Theirs and the nearest of ours' });
const found = (page: Page) => island(page).getByRole('heading', { level: 2, name: /^\d+ products?$/ });

/** The differences down the column, as shown. */
async function differences(page: Page): Promise<number[]> {
  const figures = await hits(page)
    .getByText(/^ΔE00 \d/)
    .allTextContents();
  return figures.map((text) => Number(text.replace('ΔE00 ', '')));
}

test.beforeEach(async ({ page }) => consent(page));

test('the nearest to a competitor’s product, by keyboard alone (row 240)', { tag: '@engines' }, async ({
  page,
}) => {
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
  await expect(island(page).getByText(/^\d+ products by their difference from Pigmenta Sud/)).toBeAttached();
  const near = await differences(page);
  expect(near).toHaveLength(24);
  expect(near).toEqual(near.toSorted((one, other) => one - other));
  await expect(island(page).getByRole('group', { name: /^Plane of a\* and b\*/ })).toBeVisible();
  await expect(hits(page).getByRole('button', { name: /favoured/ })).toHaveCount(24);
  await checkAxe(page);

  // Filters are the listing's: one entry each, and Back undoes them and then the choice.
  const all = await found(page).textContent();
  const chip = island(page).getByRole('button', { name: /^Remove .*Coatings/ });
  await chip.press('Enter');
  await expect(found(page)).not.toHaveText(all ?? '');
  await page.goBack();
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
  await expect(hits(page).getByRole('button', { name: /In comparison/ })).toHaveCount(1);

  await page.setViewportSize({ width: 320, height: 800 });
  await expect(island(page).getByRole('button', { name: /^Filters/ })).toBeVisible();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkAxe(page);
  await expect(hits(page).getByRole('button', { name: /favoured|MySheets/ })).toHaveCount(
    await hits(page).getByRole('listitem').count(),
  );
});
