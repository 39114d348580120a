import type { Browser } from '@playwright/test';
import { COMPARE_PAGE, COMPARED, compareSite } from '../pages/compare-page.ts';
import { median } from '../support/median.ts';
import type { Scenario } from '../support/scenario.ts';
import { serve } from '../support/serve.ts';
import { formatTable } from '../support/table.ts';

/** How many times slower than this machine the processor is. */
const SLOWDOWN = 4;
const TOGGLE = 'Differences only';

/** How long a large comparison takes to hide the rows in which its products are alike, and to show them again. */
export const compare: Scenario = {
  name: 'compare',
  async run(browser, runs) {
    const server = await serve(compareSite());
    try {
      const times: { hide: number; show: number }[] = [];
      for (let round = -1; round < runs; round++) {
        const time = await measureToggle(browser, server.origin);
        if (round >= 0) times.push(time);
      }
      const hide = median(times.map((time) => time.hide));
      const show = median(times.map((time) => time.show));
      const what = `${COMPARED.products} products × ${COMPARED.fields} fields`;
      const rows = [[what, `${hide.toFixed(0)} ms`, `${show.toFixed(0)} ms`]];
      return {
        tables: [
          `Comparison, processor ${SLOWDOWN} times slower (medians of ${runs} runs)\n${formatTable(['', 'differences only', 'all rows'], rows)}`,
        ],
        targets: [{ what: `differences only of ${what}`, measured: hide, atMost: 100, unit: 'ms' }],
      };
    } finally {
      await server.stop();
    }
  },
};

async function measureToggle(browser: Browser, origin: string): Promise<{ hide: number; show: number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(origin + COMPARE_PAGE);
    await page.getByRole('rowheader', { name: `Field ${COMPARED.fields}` }).waitFor();
    const toggle = page.getByRole('button', { name: TOGGLE });
    const few = COMPARED.fields / 2;
    return {
      hide: await toggle.evaluate(pressUntilPainted, few),
      show: await toggle.evaluate(pressUntilPainted, COMPARED.fields),
    };
  } finally {
    await page.close();
  }
}

/** Presses the button and waits for the frame in which so many fields are shown to be painted. */
function pressUntilPainted(button: Element, fields: number): Promise<number> {
  const root = button.getRootNode() as ShadowRoot;
  const count = () => root.querySelectorAll('tbody tr:not([hidden]) > th[scope="row"]').length;
  return new Promise((done) => {
    const started = performance.now();
    // One row more: that of the colours.
    const look = () => {
      if (count() !== fields + 1) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { attributes: true, childList: true, subtree: true });
    (button as HTMLButtonElement).click();
    look();
  });
}
