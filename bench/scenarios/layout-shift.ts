import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ADDRESSES } from '../../e2e/support/addresses.ts';
import { layoutShift, watchLayoutShift } from '../../e2e/support/layout-shift.ts';
import { settled } from '../../e2e/support/settled.ts';
import { applyProfile, PROFILES, type Profile } from '../support/profiles.ts';
import type { Scenario } from '../support/scenario.ts';
import { formatTable } from '../support/table.ts';

const PORT = 4700;

/** Measures the layout shift of each demo page on a first visit. One run, since layout shifts are not noise. */
export const demoLayoutShift: Scenario = {
  name: 'shift',
  async run(browser) {
    // Imported here, since the other scenarios need no demo.
    const { startDemo } = await import('../../demo/server/run/start.ts');
    const data = mkdtempSync(join(tmpdir(), 'ce-bench-'));
    const demo = await startDemo({ port: PORT, data });
    try {
      const rows: string[][] = [];
      let worst = 0;
      for (const { path } of ADDRESSES) {
        const row = [path];
        for (const profile of PROFILES) {
          const sum = await measureShift(browser, profile, `http://localhost:${PORT}${path}`);
          row.push(sum.toFixed(2));
          worst = Math.max(worst, sum);
        }
        rows.push(row);
      }
      const head = ['', ...PROFILES.map(({ name }) => name)];
      return {
        tables: [`Layout shift of the demo's pages\n${formatTable(head, rows)}`],
        targets: [{ what: "layout shift of the demo's worst page", measured: worst, atMost: 0, unit: '' }],
      };
    } finally {
      await demo.stop();
      rmSync(data, { recursive: true, force: true });
    }
  },
};

async function measureShift(browser: Browser, profile: Profile, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: profile.viewport });
  try {
    const page = await context.newPage();
    await applyProfile(await context.newCDPSession(page), profile);
    await watchLayoutShift(page);
    await page.goto(address);
    await settled(page);
    return (await layoutShift(page)).sum;
  } finally {
    await context.close();
  }
}
