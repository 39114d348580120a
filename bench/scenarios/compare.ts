import type { Browser, Page } from '@playwright/test';
import { BASKET_PAGE, COMPARE_PAGE, COMPARED, compareSite } from '../pages/compare-page.ts';
import { medianOf } from '../support/median.ts';
import type { Scenario } from '../support/scenario.ts';
import { serve } from '../support/serve.ts';
import { formatTable } from '../support/table.ts';

/** How many times slower than this machine the processor is. */
const SLOWDOWN = 4;

/**
 * Measures how long a large comparison takes to hide rows without differences and to show them again, and how long the
 * basket bar takes to show a second product.
 */
export const compare: Scenario = {
  name: 'compare',
  async run(browser, runs) {
    const server = await serve(compareSite());
    try {
      const times: { hide: number; show: number; add: number }[] = [];
      for (let round = -1; round < runs; round++) {
        const toggle = await onSlowPage(browser, server.origin + COMPARE_PAGE, measureToggle);
        const add = await onSlowPage(browser, server.origin + BASKET_PAGE, measureAdd);
        if (round >= 0) times.push({ ...toggle, add });
      }
      const hide = medianOf(times, 'hide');
      const show = medianOf(times, 'show');
      const add = medianOf(times, 'add');
      const what = `${COMPARED.products} products × ${COMPARED.fields} fields`;
      const rows = [
        [`differences only of ${what}`, `${hide.toFixed(0)} ms`],
        [`all rows of ${what}`, `${show.toFixed(0)} ms`],
        ['a second product in the basket’s bar', `${add.toFixed(0)} ms`],
      ];
      return {
        tables: [
          `Comparison, processor ${SLOWDOWN} times slower (medians of ${runs} runs)\n${formatTable(['', 'until painted'], rows)}`,
        ],
        targets: [
          { what: `differences only of ${what}`, measured: hide, atMost: 100, unit: 'ms' },
          { what: `all rows of ${what}`, measured: show, atMost: 100, unit: 'ms' },
          { what: 'a second product in the basket’s bar', measured: add, atMost: 50, unit: 'ms' },
        ],
      };
    } finally {
      await server.stop();
    }
  },
};

async function onSlowPage<Result>(
  browser: Browser,
  address: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(address);
    return await measure(page);
  } finally {
    await page.close();
  }
}

async function measureToggle(page: Page): Promise<{ hide: number; show: number }> {
  const { fields } = COMPARED;
  await page.getByRole('rowheader', { name: `Field ${fields}` }).waitFor();
  const toggle = page.getByRole('button', { name: 'Differences only' });
  const until = (count: number) => ({ island: 'compare-page', text: `${count} of ${fields} rows` });
  return {
    hide: await toggle.evaluate(pressUntilPainted, until(fields / 2)),
    show: await toggle.evaluate(pressUntilPainted, until(fields)),
  };
}

async function measureAdd(page: Page): Promise<number> {
  const add = page.getByRole('button', { name: 'Add to comparison' });
  await add.nth(1).waitFor();
  await add.first().click();
  await page.getByText(`1 of ${COMPARED.products} products`).waitFor();
  // All work for the first product is finished.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  return add
    .first()
    .evaluate(pressUntilPainted, { island: 'basket-bar', text: `2 of ${COMPARED.products} products` });
}

/** Presses the button and waits until the frame in which the island shows the text is painted. */
function pressUntilPainted(
  button: HTMLElement | SVGElement,
  { island, text }: { island: string; text: string },
): Promise<number> {
  const root = document.querySelector(`[data-ce-widget="${island}"] ce-island`)?.shadowRoot;
  if (!root) throw new Error(`There is no ${island}`);
  return new Promise((done) => {
    const started = performance.now();
    const look = () => {
      if (!root.textContent?.includes(text)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { characterData: true, childList: true, subtree: true });
    (button as HTMLElement).click();
    look();
  });
}
