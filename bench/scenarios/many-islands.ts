import type { Browser } from '@playwright/test';
import { islandSite, MANY_PAGE } from '../pages/island-pages.ts';
import { median } from '../support/median.ts';
import { openPage } from '../support/open-page.ts';
import { PROFILES, type Profile } from '../support/profiles.ts';
import type { Scenario } from '../support/scenario.ts';
import { serve } from '../support/serve.ts';
import { formatTable } from '../support/table.ts';

const COUNTS = [1, 50, 500] as const;
/** A small island that only needs the payload. */
const ISLAND = 'user-menu';

/** Mount time per island for few and many islands on a page; it must not grow with their number. */
export const manyIslands: Scenario = {
  name: 'many',
  async run(browser, runs) {
    const server = await serve(await islandSite());
    const [profile] = PROFILES as [Profile];
    try {
      const measured = new Map<number, number[]>(COUNTS.map((count) => [count, []]));
      for (let round = -1; round < runs; round++) {
        for (const count of COUNTS) {
          const time = await measureMounts(browser, profile, server.origin, count);
          if (round >= 0) measured.get(count)?.push(time / count);
        }
      }
      const each = (count: number) => median(measured.get(count) ?? []);
      const rows = COUNTS.map((count) => [
        String(count),
        `${each(count).toFixed(2)} ms`,
        `${(each(count) * count).toFixed(0)} ms`,
      ]);
      return {
        tables: [`Small islands (medians of ${runs} runs)\n${formatTable(['islands', 'each', 'all'], rows)}`],
        targets: [
          {
            what: 'an island among 500, beside one among 50',
            measured: each(500) / each(50),
            atMost: 1.1,
            unit: '×',
          },
        ],
      };
    } finally {
      await server.stop();
    }
  },
};

/** Time from inserting the marked elements, with all code loaded, until the last island is painted. */
async function measureMounts(
  browser: Browser,
  profile: Profile,
  origin: string,
  count: number,
): Promise<number> {
  const { page, close } = await openPage(browser, profile, { selector: 'h1', text: '' });
  try {
    await page.goto(origin + MANY_PAGE, { waitUntil: 'load' });
    return await page.evaluate(mountMany, { island: ISLAND, count });
  } finally {
    await close();
  }
}

async function mountMany({ island, count }: { island: string; count: number }): Promise<number> {
  const place = document.getElementById('many') as HTMLElement;
  const mount = (number: number) =>
    new Promise<void>((done, fail) => {
      const elements = Array.from({ length: number }, () => {
        const element = document.createElement('div');
        element.dataset.ceWidget = island;
        return element;
      });
      const waiting = new Set<EventTarget>(elements);
      place.addEventListener('ce:widget:ready', ({ target }) => {
        if (target && waiting.delete(target) && waiting.size === 0) done();
      });
      place.addEventListener('ce:widget:failed', () => fail(new Error(`${island} failed`)));
      place.append(...elements);
    });
  await mount(1);
  const started = performance.now();
  await mount(count);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - started;
}
