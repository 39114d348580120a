import type { Page } from '@playwright/test';
import { consent } from './support/consent.ts';
import { expect, test } from './support/test.ts';

// What a page's head preloads (`tags.json`), against what a browser fetches.

const PRELOADS = /<link rel="modulepreload" href="\/ce\/([^"]+)"[^>]*>\n?/g;
const FILE = /\/ce\/([\w-]+-[\w-]{8}\.js)/;

/** Changes the page's HTML before the browser sees it. @returns the names of the files that it preloads */
async function rewrite(page: Page, change: (html: string) => string): Promise<string[]> {
  const preloads: string[] = [];
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      preloads.push(...Array.from(html.matchAll(PRELOADS), ([, file = '']) => file));
      return route.fulfill({ response, body: change(html) });
    },
  );
  return preloads;
}

for (const [path, as] of [
  ['/products'],
  ['/product/p-0001?i=coatings'],
  ['/imprint'],
  ['/profile', 'validated'],
] as const) {
  test(`the head of ${path} preloads exactly what its script fetches first`, async ({ page }) => {
    await consent(page);
    // Without a page, whose files would be kept: those must be asked for.
    if (as) await page.request.get(`/demo/sign-in?as=${as}&to=/imprint`);
    const asked = new Set<string>();
    // Not answered, so that none of them can ask for more.
    await page.route(FILE, (route) => {
      asked.add(FILE.exec(route.request().url())?.[1] ?? '');
    });
    const preloads = await rewrite(page, (html) => html.replace(PRELOADS, ''));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => [...asked].sort()).toEqual([...preloads].sort());
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect([...asked].sort()).toEqual([...preloads].sort());
    await page.close();
  });
}
