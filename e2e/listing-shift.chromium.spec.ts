import type { Page } from '@playwright/test';
import { consent } from './support/consent.ts';
import { layoutShift, watchLayoutShift } from './support/layout-shift.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';
import { movesOf, watchStableParts } from './support/stable-parts.ts';
import { expect, test } from './support/test.ts';

// Firefox has no layout-shift entries.

const island = (page: Page) => page.locator('[data-ce-widget="search-listing"]');
const hits = (page: Page) => island(page).locator('[data-ce-hit]');
const heading = (page: Page) => island(page).getByRole('heading', { level: 2, name: /product/ });
const chips = (page: Page) => island(page).getByRole('group', { name: 'Chosen filters' });
const box = (page: Page, name: string) => island(page).getByRole('checkbox', { name, exact: true });

/** Elements that must not move whatever is found; hits, and the content below them, change with each response. */
const PARTS = {
  ...{ search: '.ce-search', sort: '.ce-sort', heading: '.ce-listing__heading' },
  ...{ chips: '.ce-chips', results: '.ce-listing__results', filters: '.ce-listing__side' },
  ...{ facet: '.ce-listing__grid .ce-facet', list: '.ce-hits' },
};
const ALIKE = ['search', 'sort', 'filters', 'facet'];
const NOTHING = { places: [], shifts: [] };

const VIEWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const { width, height } of VIEWS) {
  test(`nothing moves as a listing is filtered, left and extended, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await watchLayoutShift(page);
    await consent(page);
    await page.goto('/products');
    await expect(hits(page)).toHaveCount(24);
    await settled(page);
    expect(await layoutShift(page)).toEqual({ sum: 0, moved: [] });
    const all = (await heading(page).textContent()) ?? '';
    await watchStableParts(page, PARTS, ALIKE);
    const choose = async (name: string) => {
      const isNarrow = await island(page)
        .getByRole('button', { name: /^Filters/ })
        .isVisible();
      if (isNarrow)
        await island(page)
          .getByRole('button', { name: /^Filters/ })
          .click();
      await box(page, name).click();
      if (isNarrow) await island(page).getByRole('button', { name: /^Show/ }).click();
      await expect(chips(page).getByRole('button', { name: new RegExp(`^Remove .*${name}`) })).toBeVisible();
      await expect(heading(page)).not.toHaveText(before);
      before = (await heading(page).textContent()) ?? '';
    };
    let before = all;
    // An answer that takes long is marked by a line.
    await page.route(
      /document\/search/,
      async (route) => {
        await island(page).locator('[data-loading]').waitFor();
        await route.fallback();
      },
      { times: 1 },
    );
    await choose('Red');
    expect(await movesOf(page), 'a slow facet').toEqual(NOTHING);
    await choose('Blue');
    expect(await movesOf(page), 'a second one').toEqual(NOTHING);
    await chips(page)
      .getByRole('button', { name: /^Remove .*Red/ })
      .click();
    await expect(heading(page)).not.toHaveText(before);
    expect(await movesOf(page), 'a chip').toEqual(NOTHING);
    await chips(page).getByRole('button', { name: 'Clear all' }).click();
    await expect(heading(page)).toHaveText(all);
    expect(await movesOf(page), 'clear all').toEqual(NOTHING);
    await page.evaluate(() => history.back());
    await expect(heading(page)).not.toHaveText(all);
    expect(await movesOf(page), 'Back').toEqual(NOTHING);
    await page.evaluate(() => history.forward());
    await expect(heading(page)).toHaveText(all);

    const more = island(page).getByRole('button', { name: /^Load \d+ more/ });
    await more.scrollIntoViewIfNeeded();
    // Content that comes into view gets its real height.
    await movesOf(page);
    const last = hits(page).nth(23);
    const place = await last.boundingBox();
    await more.click();
    await expect(hits(page)).toHaveCount(48);
    await movesOf(page);
    expect((await last.boundingBox())?.y, 'load more').toBeCloseTo(place?.y ?? 0, 0);
  });
}

for (const path of ['/competitors', '/formulations'])
  for (const size of VIEWS)
    test(`nothing moves as ${path} takes the place of what the server rendered for a visitor, ${size.width} pixels wide`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/403/);
      await page.setViewportSize(size);
      await watchLayoutShift(page);
      await consent(page);
      await page.goto(path);
      await expect(page.getByRole('main').locator('[data-ce-status="ready"]').last()).toBeAttached();
      await settled(page);
      const shifts = await page.evaluate(() => (window.ceLayoutShifts ?? []).map(({ value }) => value));
      expect(shifts).toEqual([]);
    });

for (const { as, path } of [
  { as: 'validated', path: '/formulations' },
  { as: 'competitor-viewer', path: '/competitors?near=k-001&medium=hdpe' },
] as const)
  test(`rows of ${path} have their height before they come into view`, async ({ page }) => {
    await consent(page);
    await signIn(page, as, path);
    const more = page.getByRole('button', { name: /^Load \d+ more$/ });
    await expect(more).toBeVisible();
    await settled(page);
    const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
    const height = await heightOfPage();
    await more.scrollIntoViewIfNeeded();
    await settled(page);
    expect(await heightOfPage()).toBe(height);
  });
