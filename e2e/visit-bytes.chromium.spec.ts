import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parseManifest } from '../scripts/size/manifest.ts';
import { WIDE } from '../scripts/size/measure-budgets.ts';
import { consent } from './support/consent.ts';
import { loginDialog, openLogin } from './support/login-dialog.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { VISITS } from './support/visit-budgets.ts';
import { watchRequests } from './support/watch-requests.ts';

// What a real visit fetches: a budget of parts named by hand leaves out what nobody thought of.

const built = new Map(
  parseManifest(readFileSync(new URL('../dist/cdn/manifest.json', import.meta.url), 'utf8')).map(
    ({ file, brotli }) => [file, brotli],
  ),
);

/** @param quiet waits until nothing more is fetched */
type Visit = (page: Page, quiet: () => Promise<void>) => Promise<void>;

const open = (path: string, as?: Parameters<typeof signIn>[1]): Visit => {
  return async (page, quiet) => {
    await consent(page);
    if (as) await signIn(page, as, path);
    else await page.goto(path);
    await quiet();
  };
};

const DOING: Record<keyof typeof VISITS, Visit> = {
  page: open('/imprint'),
  async newPage(page, quiet) {
    await page.goto('/imprint');
    await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click();
    await quiet();
    // The code of notices comes with the first interaction.
    await page.keyboard.press('Tab');
    await quiet();
  },
  async signIn(page) {
    await consent(page);
    await openLogin(page, '/imprint');
    const isAnswered = page.waitForResponse((response) => response.request().method() === 'POST');
    await loginDialog(page).logIn('vera.lindqvist@example.com');
    await isAnswered;
  },
  product: open('/product/p-0001?i=coatings'),
  async productScrolled(page, quiet) {
    await open('/product/p-0001?i=coatings')(page, quiet);
    for (let top = 0; top < 20_000; top += 600) {
      await page.mouse.wheel(0, 600);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await quiet();
  },
  listing: open('/products'),
  sheets: open('/sheets', 'validated'),
  comparison: open('/compare?i=coatings&uids=pigments::p-0001,pigments::p-0002'),
  catalogue: open('/catalogs', 'validated'),
  profile: open('/profile', 'validated'),
  contact: open('/contact'),
};

for (const name of Object.keys(VISITS) as (keyof typeof VISITS)[]) {
  const { what, atMost } = VISITS[name];
  test(`bytes of a visit: ${what}`, async ({ page }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const file = /\/ce\/([\w.-]+\.js)$/.exec(new URL(request.url()).pathname)?.[1];
      if (file) fetched.add(file);
    });
    await DOING[name](page, watchRequests(page));
    const bytes = Array.from(fetched, (file) => built.get(file) ?? Number.NaN).reduce(
      (sum, each) => sum + each,
      0,
    );
    process.stdout.write(`${(bytes / 1000).toFixed(2)} kB in ${fetched.size} files: ${what}\n`);
    expect(bytes).toBeLessThanOrEqual(atMost);
    expect(atMost).toBeLessThanOrEqual(bytes * WIDE);
  });
}
