import type { Browser } from '@playwright/test';
import { LISTINGS, listingSite, SERVED_LISTINGS, SERVICES } from '../pages/listing-pages.ts';
import { median } from '../support/median.ts';
import { openPage } from '../support/open-page.ts';
import { PROFILES, type Profile } from '../support/profiles.ts';
import type { Scenario } from '../support/scenario.ts';
import { startSearchService } from '../support/search-service.ts';
import { serve } from '../support/serve.ts';
import { formatTable } from '../support/table.ts';
import { PARTS, type Parts, partsOfTrace } from '../support/trace-parts.ts';

const PRODUCTS = 30_000;
const CATEGORIES = ['devtools.timeline', 'v8.execute', 'toplevel', 'blink.user_timing'];
const { path, hit, link } = LISTINGS['ce-widgets'];
const peer = LISTINGS['react-instantsearch'];

const VARIANTS = [
  { name: 'react-instantsearch', path: peer.path, selector: `${peer.hit} ${peer.link}` },
  { name: 'ce-widgets', path, selector: `${hit} ${link}` },
  { name: 'ce-widgets, answers in the page', path: SERVED_LISTINGS.embedded, selector: `${hit} ${link}` },
] as const;

/**
 * What the processor does until the first hits are painted, by traces: says where a listing's time goes, beside a peer's.
 * Tracing itself takes time, so that the sums are larger than those of `search`.
 */
export const firstHitsParts: Scenario = {
  name: 'first-hits-parts',
  async run(browser, runs) {
    const service = startSearchService(SERVICES, PRODUCTS);
    const server = await serve(await listingSite(service.answer), service.answer);
    const profile: Profile = { ...(PROFILES[0] as Profile), cpuSlowdown: 4 };
    try {
      const traced = VARIANTS.map((): Traced[] => []);
      // The first round warms up browser and service and is not counted.
      for (let round = -1; round < runs; round++) {
        for (const [index, variant] of VARIANTS.entries()) {
          const one = await trace(browser, profile, server.origin + variant.path, variant.selector);
          if (round >= 0) traced[index]?.push(one);
        }
      }
      return { tables: [tableOf(traced, runs)], targets: [] };
    } finally {
      await server.stop();
      service.stop();
    }
  },
};

/** Of a visit until its first hits: ms of each part, and when they were painted. */
interface Traced {
  parts: Parts;
  paintedAt: number;
  files: number;
}

async function trace(browser: Browser, profile: Profile, address: string, selector: string): Promise<Traced> {
  const { page, transferred, close } = await openPage(browser, profile, { selector, text: '' });
  try {
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(address, { waitUntil: 'commit' });
    const { paintedAt } = await page.evaluate(() => window.ceBench.ready);
    const { requests } = transferred();
    const buffer = await browser.stopTracing();
    return { parts: partsOfTrace(buffer, address, paintedAt), paintedAt, files: requests };
  } finally {
    await close();
  }
}

function tableOf(traced: readonly Traced[][], runs: number): string {
  const row = (label: string, figure: (one: Traced) => number) => [
    label,
    ...traced.map((all) => median(all.map(figure)).toFixed(0)),
  ];
  const sum = ({ parts }: Traced) => PARTS.reduce((total, part) => total + parts[part], 0);
  const rows = [
    ...PARTS.map((part) => row(part, ({ parts }) => parts[part])),
    row('sum', sum),
    row('painted after', ({ paintedAt }) => paintedAt),
    row('files and answers fetched', ({ files }) => files),
  ];
  return `Until the first hits are painted, processor 4 times slower: ms of the main thread (medians of ${runs} traced runs)\n${formatTable(['', ...VARIANTS.map(({ name }) => name)], rows)}`;
}
