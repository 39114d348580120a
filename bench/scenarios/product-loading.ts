import type { Browser } from '@playwright/test';
import { consent } from '../../e2e/support/consent.ts';
import { settled } from '../../e2e/support/settled.ts';
import { PRODUCT_PAGES, type ProductPage } from '../pages/product-site.ts';
import { leastOf, medianOf } from '../support/median.ts';
import { openPage } from '../support/open-page.ts';
import { PROFILES, type Profile } from '../support/profiles.ts';
import type { Outcome } from '../support/scenario.ts';
import { formatTable } from '../support/table.ts';

/** Milliseconds until a service responds to a call or a preflight. */
const ANSWER = 50;

type Name = keyof typeof PRODUCT_PAGES;
const NAMES = Object.keys(PRODUCT_PAGES) as Name[];

/** A text that only the island shows. */
const HEAD = { selector: 'button[aria-label$="change the industry"]', text: '' };

interface LoadingRun {
  /** Paint time of the product's header, in ms since the script ran. */
  shown: number;
  /** Time of the first call for it; 0 without one. */
  asked: number;
  /** Time at which React was loaded. */
  react: number;
  /** Calls for product, fields and catalogues. */
  calls: number;
  layoutShift: number;
}

/** Measures the time from the script's start until the product is shown, beside a page that contains the response. */
export async function measureLoading(browser: Browser, origin: string, runs: number): Promise<Outcome> {
  const [profile] = PROFILES as [Profile];
  const measured = Object.fromEntries(NAMES.map((name) => [name, []])) as unknown as Record<
    Name,
    LoadingRun[]
  >;
  for (let round = -1; round < runs; round++) {
    for (const name of NAMES) {
      const run = await measurePage(browser, profile, origin, PRODUCT_PAGES[name]);
      if (round >= 0) measured[name].push(run);
    }
  }
  const most = (name: Name, field: keyof LoadingRun) => Math.max(...measured[name].map((run) => run[field]));
  const rows = NAMES.map((name) => {
    const of = (field: keyof LoadingRun) => `${medianOf(measured[name], field).toFixed(0)} ms`;
    const calls = most(name, 'calls');
    return [
      name,
      of('shown'),
      `${leastOf(measured[name], 'shown').toFixed(0)} ms`,
      calls > 0 ? of('asked') : '',
      of('react'),
      String(calls),
      most(name, 'layoutShift').toFixed(2),
    ];
  });
  const head = ['the product is', 'shown', 'at best', 'asked', 'React there', 'calls', 'shift'];
  return {
    tables: [
      `Product, services answering in ${ANSWER} ms, since the script ran (medians of ${runs} runs)\n${formatTable(head, rows)}`,
    ],
    targets: [
      {
        what: 'product on screen, beyond one that is in the element, at best',
        measured:
          leastOf(measured['asked for ahead'], 'shown') - leastOf(measured['in the element'], 'shown'),
        // A preflight and the call itself.
        atMost: 2 * ANSWER,
        unit: 'ms',
      },
      {
        what: 'calls for a product that is in the element',
        measured: most('in the element', 'calls'),
        atMost: 0,
        unit: '',
      },
      ...NAMES.map((name) => ({
        what: `layout shift of a product ${name}`,
        measured: Math.round(most(name, 'layoutShift') * 100) / 100,
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
  { path, blocked }: ProductPage,
): Promise<LoadingRun> {
  const { page, session, close } = await openPage(browser, profile, HEAD);
  try {
    await consent(page);
    if (blocked) await session.send('Network.setBlockedURLs', { urls: [blocked] });
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

/** Runs in the page before its own scripts: records when our script starts. */
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
