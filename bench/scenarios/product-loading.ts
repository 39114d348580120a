import type { Browser } from '@playwright/test';
import { consent } from '../../e2e/support/consent.ts';
import { settled } from '../../e2e/support/settled.ts';
import { PRODUCT_PAGES } from '../pages/product-site.ts';
import { medianOf } from '../support/median.ts';
import { openPage } from '../support/open-page.ts';
import { PROFILES, type Profile } from '../support/profiles.ts';
import type { Outcome } from '../support/scenario.ts';
import { formatTable } from '../support/table.ts';

/** Milliseconds that a service takes to answer, and to answer a preflight. */
const ANSWER = 50;

type Name = keyof typeof PRODUCT_PAGES;
const NAMES = Object.keys(PRODUCT_PAGES) as Name[];

/** Only the island says that. */
const HEAD = { selector: 'button[aria-label$="change the industry"]', text: '' };

interface LoadingRun {
  /** When the head of the product had been painted, in ms since the script ran. */
  shown: number;
  /** When the first call for it was made; 0 without one. */
  asked: number;
  /** When React had arrived. */
  react: number;
  /** Calls for product, fields and catalogues. */
  calls: number;
  layoutShift: number;
}

/** Measures the time from the script's start to the product on screen, beside a page that has the answer in it. */
export async function measureLoading(browser: Browser, origin: string, runs: number): Promise<Outcome> {
  const [profile] = PROFILES as [Profile];
  const measured: Record<Name, LoadingRun[]> = { 'asked for': [], 'in the element': [] };
  for (let round = -1; round < runs; round++) {
    for (const name of NAMES) {
      const run = await measurePage(browser, profile, origin, PRODUCT_PAGES[name]);
      if (round >= 0) measured[name].push(run);
    }
  }
  const of = (name: Name, field: keyof LoadingRun) => medianOf(measured[name], field);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const rows = NAMES.map((name) => [
    name,
    ms(of(name, 'shown')),
    of(name, 'calls') ? ms(of(name, 'asked')) : '',
    ms(of(name, 'react')),
    String(of(name, 'calls')),
    of(name, 'layoutShift').toFixed(2),
  ]);
  const head = ['the answer is', 'shown', 'asked', 'React there', 'calls', 'shift'];
  const worst = (name: Name, field: keyof LoadingRun) => Math.max(...measured[name].map((run) => run[field]));
  return {
    tables: [
      `Product, services answering in ${ANSWER} ms, since the script ran (medians of ${runs} runs)\n${formatTable(head, rows)}`,
    ],
    targets: [
      {
        what: 'product on screen, beyond one that is in the element',
        measured: of('asked for', 'shown') - of('in the element', 'shown'),
        // A preflight and the call itself.
        atMost: 2 * ANSWER,
        unit: 'ms',
      },
      {
        what: 'calls where the element holds the answer',
        measured: worst('in the element', 'calls'),
        atMost: 0,
        unit: '',
      },
      ...NAMES.map((name) => ({
        what: `layout shift of the product, ${name}`,
        measured: Math.round(worst(name, 'layoutShift') * 100) / 100,
        atMost: 0,
        unit: '' as const,
      })),
    ],
  };
}

async function measurePage(
  browser: Browser,
  profile: Profile,
  origin: string,
  path: string,
): Promise<LoadingRun> {
  const { page, close } = await openPage(browser, profile, HEAD);
  try {
    await consent(page);
    for (const method of ['GET', 'POST']) {
      const query = new URLSearchParams({ call: `${method} /api/*`, fault: `delay=${ANSWER}` });
      await page.request.get(`${origin}/demo/fault?${query}`);
    }
    await page.addInitScript(noteScript);
    await page.goto(origin + path, { waitUntil: 'commit' });
    const { paintedAt } = await page.evaluate(() => window.ceBench.ready);
    await page
      .getByRole('region', { name: 'Contact', exact: true })
      .waitFor({ state: 'attached', timeout: 20_000 });
    await settled(page);
    const { started, asked, react } = await page.evaluate(readTimes);
    const layoutShift = await page.evaluate(() => window.ceBench.layoutShift());
    return {
      shown: paintedAt - started,
      asked: asked.length > 0 ? Math.min(...asked) - started : 0,
      react: react - started,
      calls: asked.length,
      layoutShift,
    };
  } finally {
    await close();
  }
}

declare global {
  interface Window {
    ceStarted?: number;
  }
}

/** Runs in the page before its own scripts: notes when ours leaves its first trace. */
function noteScript(): void {
  Object.defineProperty(globalThis, Symbol.for('ce-widgets'), {
    configurable: true,
    set(value) {
      window.ceStarted = performance.now();
      Object.defineProperty(globalThis, Symbol.for('ce-widgets'), { value, writable: true });
    },
  });
}

/** Runs in the page. */
function readTimes() {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const asked = entries.filter(({ name }) =>
    /\/pigment\/[^/]+$|\?type=(field|technical-property)$/.test(name),
  );
  const react = entries.find(({ name }) => /\/react-[^/]*\.js$/.test(name));
  return {
    started: window.ceStarted ?? Number.NaN,
    asked: asked.map(({ startTime }) => startTime),
    react: react?.responseEnd ?? Number.NaN,
  };
}
