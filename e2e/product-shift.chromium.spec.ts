import type { Request } from '@playwright/test';
import { consent } from './support/consent.ts';
import { layoutShift, watchLayoutShift } from './support/layout-shift.ts';
import { settled } from './support/settled.ts';
import { type DemoUser, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// Firefox has no layout-shift entries.

/** Milliseconds between the responses: longer than content is held back for one of them. */
const LATE = 1600;

/** Milliseconds between two files: calls are made before most files are requested. */
const STEP = 100;

const VISITS: readonly { as: DemoUser; product: string; width: number; height: number }[] = [
  { as: 'visitor', product: 'p-0181', width: 390, height: 844 },
  { as: 'internal', product: 'p-0147', width: 1920, height: 1600 },
];

for (const { as, product, width, height } of VISITS) {
  test(`nothing moves on the page of ${product} for the ${as}, whichever answer comes last`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await watchLayoutShift(page);
    await consent(page);
    const asked = new Set<string>();
    let delayOf = (_name: string) => 0;
    await page.route('**/*', async (route) => {
      const name = nameOf(route.request());
      asked.add(name);
      const delay = delayOf(name);
      if (delay > 0) await new Promise((done) => setTimeout(done, delay));
      // The page may have navigated meanwhile.
      await route.continue().catch(() => {});
    });
    const open = async (what: string) => {
      await page.goto('about:blank');
      await page.goto(`/product/${product}?i=coatings`);
      await expect(page.getByRole('region', { name: 'Contact', exact: true })).toBeVisible();
      await settled(page);
      expect(await layoutShift(page), what).toEqual({ sum: 0, moved: [] });
    };
    await signIn(page, as, '/imprint');
    asked.clear();
    await open('at its own pace');

    const callsSoFar = () => [...asked].filter((name) => !name.startsWith('/'));
    // The last ones are made by sections near the window, once their code is there.
    await expect.poll(() => callsSoFar().length).toBeGreaterThan(3);
    const calls = callsSoFar();
    for (const call of calls) {
      delayOf = (name) => (name === call ? LATE : 0);
      await open(`${call} comes last`);
    }
    const files = [...asked].slice([...asked].indexOf(calls[0] ?? '')).filter((name) => name.startsWith('/'));
    delayOf = (name) => STEP * (files.length - 1 - files.indexOf(name)) * (files.includes(name) ? 1 : 0);
    await open('the files that come late come in reverse');
  });
}

/** Identifies a file by its path, and a call by its service's port, path and content. */
function nameOf(request: Request): string {
  const { pathname, port } = new URL(request.url());
  return /fetch|xhr/.test(request.resourceType())
    ? `${port}${pathname} ${request.postData() ?? ''}`
    : pathname;
}
