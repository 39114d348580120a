import type { Locator } from '@playwright/test';
import { consent } from './support/consent.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// A sheet of A4. Automated Firefox does not print.
test.use({ viewport: { width: 794, height: 1123 } });

test.beforeEach(async ({ page }) => consent(page));

/** Where an element lies on the page. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing to see of ${element}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test('a printed competitor search has the product beside the plane and no space for buttons', async ({
  page,
}) => {
  await signIn(page, 'competitor-viewer', '/competitors?near=k-001');
  const island = page.locator('[data-ce-widget="competitor-search"]');
  const rows = island.getByRole('article');
  const plane = island.getByRole('group', { name: /^Plane of a\* and b\*/ });
  await expect(plane).toBeVisible();
  await expect(rows.getByRole('button', { name: /^Save to My sheets/ })).toHaveCount(24);
  await page.emulateMedia({ media: 'print' });
  await expect(rows.first().getByRole('button').first()).toBeHidden();
  const name = await boxOf(island.getByText('Lakeside Color Red 1728', { exact: true }).first());
  const drawn = await boxOf(plane);
  expect(name.x).toBeGreaterThan(drawn.right);
  expect(name.y).toBeLessThan(drawn.bottom);
  const row = await boxOf(rows.first());
  const figure = await boxOf(rows.first().getByText(/^ΔE00 \d/));
  expect(Math.abs(row.y + row.bottom - figure.y - figure.bottom)).toBeLessThan(16);
});

test('printed formulations have their dates at the edge, in place of the hearts', async ({ page }) => {
  await signIn(page, 'validated', '/formulations');
  const rows = page.getByRole('article');
  await expect(rows.getByRole('button')).toHaveCount(24);
  await page.emulateMedia({ media: 'print' });
  const row = await boxOf(rows.first());
  const date = await boxOf(rows.first().getByText('2026/09/24'));
  expect(row.right - date.right).toBeLessThan(1);
});
