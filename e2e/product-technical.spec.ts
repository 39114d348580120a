import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { isStuck } from './support/stuck-actions.ts';
import { expect, test } from './support/test.ts';

const island = (page: Page) => page.locator('[data-ce-widget="product-detail"]');
const section = (page: Page, name: string) => island(page).getByRole('region', { name });
const medium = (page: Page, name: RegExp) =>
  section(page, 'Technical properties').getByRole('heading', { level: 3, name }).getByRole('button');

test.beforeEach(async ({ page }) => consent(page));

test('a medium’s address expands it, and keys collapse it', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/product/p-0147?i=coatings#technical-two-pack-pu');
  const open = medium(page, /Two-pack polyurethane/);
  await expect(open).toBeFocused();
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  // As the bar appears, the index moves down.
  await expect.poll(() => isStuck(page)).toBe(true);
  const index = island(page).getByRole('navigation', { name: 'On this page' });
  await index.getByRole('link', { name: 'Polyester powder' }).click();
  await expect(medium(page, /Polyester powder/)).toBeFocused();
  await page.keyboard.press('Enter');
  const table = section(page, 'Technical properties').getByRole('table', {
    ...{ name: 'Colour in Polyester powder', includeHidden: true },
  });
  await expect(table).toBeHidden();
});

test('shows properties, colours and nearest shades of an effect pigment', async ({ page }) => {
  await page.goto('/product/p-0178?i=coatings');
  const technical = section(page, 'Technical properties');
  await expect(technical.getByRole('table', { name: 'Masstone by angle in Alkyd melamine' })).toBeVisible();
  await technical.getByRole('button', { name: 'Open all' }).click();
  const colour = section(page, 'Colour in the a*/b* plane');
  await colour.scrollIntoViewIfNeeded();
  const curve = colour.getByRole('group', { name: /^Lightness L\* of the Masstone/ });
  await curve.getByRole('img').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(curve.getByRole('img').nth(1)).toBeFocused();
  const nearest = section(page, 'Nearest shades').getByRole('listitem');
  await expect(nearest).toHaveCount(4);
  await checkAxe(page);
  await nearest.first().getByRole('button').click();
  await expect(nearest.first().getByRole('button')).toHaveAccessibleName(/^In comparison/);
});

test('shows no properties without measurements, and the nearest shade of a discontinued product', async ({
  page,
}) => {
  await page.goto('/product/p-0301?i=coatings');
  await expect(island(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section(page, 'Technical properties')).toHaveCount(0);
  await expect(section(page, 'Nearest shades')).toHaveCount(0);
  await page.goto('/product/p-0314?i=coatings');
  const hint = island(page).getByRole('link', { name: /^The nearest shade is .+, ΔE00 \d/ });
  await expect(hint).toHaveAttribute('href', /\/product\/p-\d+\?i=coatings$/);
});

test('400 properties fit a phone without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/p-0309?i=coatings');
  const technical = section(page, 'Technical properties');
  await technical.getByRole('button', { name: 'Open all' }).click();
  await expect(technical.getByRole('button', { name: 'Close all' })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('letters of charts stay readable at every width', async ({ page }) => {
  await page.goto('/product/p-0181?i=coatings');
  const colour = section(page, 'Colour in the a*/b* plane');
  const charts = colour.getByRole('group', { name: /whole plane|^The lightness|^Lightness/ });
  const smallest = () =>
    colour.evaluate((element) =>
      Math.min(
        ...Array.from(element.querySelectorAll('svg text'), (text) => {
          const { width } = (text as SVGTextElement).ownerSVGElement?.getBoundingClientRect() ?? {};
          const units = (text as SVGTextElement).ownerSVGElement?.viewBox.baseVal.width ?? 0;
          return (Number.parseFloat(getComputedStyle(text).fontSize) * (width ?? 0)) / units;
        }),
      ),
    );
  await expect(charts).toHaveCount(3);
  for (const width of [320, 390, 680, 768, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const chart of await charts.all()) await expect(chart).toBeVisible();
    await expect.poll(smallest, `at ${width} px`).toBeGreaterThanOrEqual(10.8);
  }
});
