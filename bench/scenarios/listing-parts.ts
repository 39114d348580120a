import type { Browser } from '@playwright/test';
import {
  LISTINGS,
  type ListingPage,
  listingSite,
  SERVED_LISTINGS,
  SERVICES,
} from '../pages/listing-pages.ts';
import { PAGE_SIZE } from '../peers/algolia-client.ts';
import { listingProbe } from '../support/listing-probe.ts';
import { median } from '../support/median.ts';
import { openPage } from '../support/open-page.ts';
import { PROFILES, type Profile } from '../support/profiles.ts';
import type { Scenario } from '../support/scenario.ts';
import { startSearchService } from '../support/search-service.ts';
import { serve } from '../support/serve.ts';
import { formatTable } from '../support/table.ts';
import { PARTS, type Parts, partsOfTrace, type TraceEvent } from '../support/trace-parts.ts';

const PRODUCTS = 30_000;
const CATEGORIES = ['devtools.timeline', 'v8.execute', 'toplevel', 'blink.user_timing'];
const ours = LISTINGS['ce-widgets'];
const peer = LISTINGS['react-instantsearch'];

const VARIANTS = [
  { name: 'react-instantsearch', path: peer.path, listing: peer },
  { name: 'ce-widgets', path: ours.path, listing: ours },
  { name: 'ce-widgets, answers in the page', path: SERVED_LISTINGS.embedded, listing: ours },
] as const;

/** Name of the mark at which more hits are asked for. */
const MORE = 'bench:more';

/**
 * What the processor does until the first hits are painted, and until the next ones are, by traces: says where a
 * listing's time goes, beside a peer's. Tracing itself takes time, so that the sums are larger than those of `search`.
 */
export const listingParts: Scenario = {
  name: 'listing-parts',
  async run(browser, runs) {
    const service = startSearchService(SERVICES, PRODUCTS);
    const server = await serve(await listingSite(service.answer), service.answer);
    const profile: Profile = { ...(PROFILES[0] as Profile), cpuSlowdown: 4 };
    try {
      const first = VARIANTS.map((): Traced[] => []);
      const more = VARIANTS.map((): Traced[] => []);
      // The first round warms up browser and service and is not counted.
      for (let round = -1; round < runs; round++) {
        for (const [index, variant] of VARIANTS.entries()) {
          const one = await visit(browser, profile, server.origin + variant.path, variant.listing);
          if (round < 0) continue;
          first[index]?.push(one.first);
          more[index]?.push(one.more);
        }
      }
      const how = `processor 4 times slower: ms of the main thread (medians of ${runs} traced runs)`;
      const tables = [
        tableOf(`Until the first hits are painted, ${how}`, first),
        tableOf(`From the press of the button until the next hits are painted, ${how}`, more),
      ];
      return { tables, targets: [] };
    } finally {
      await server.stop();
      service.stop();
    }
  },
};

/** Of an action: ms of each part, and when its hits were painted. */
interface Traced {
  parts: Parts;
  paintedAt: number;
  files: number;
}

async function visit(browser: Browser, profile: Profile, address: string, listing: ListingPage) {
  const wanted = { selector: `${listing.hit} ${listing.link}`, text: '' };
  const { page, transferred, close } = await openPage(browser, profile, wanted);
  const traced = async (
    act: () => Promise<number>,
    isStart: (event: TraceEvent) => boolean,
  ): Promise<Traced> => {
    const before = transferred().requests;
    await browser.startTracing(page, { categories: CATEGORIES });
    const paintedAt = await act();
    const files = transferred().requests - before;
    const parts = partsOfTrace(await browser.stopTracing(), isStart, paintedAt);
    return { parts, paintedAt, files };
  };
  try {
    await page.addInitScript(listingProbe, listing);
    const first = await traced(
      async () => {
        await page.goto(address, { waitUntil: 'commit' });
        return (await page.evaluate(() => window.ceBench.ready)).paintedAt;
      },
      ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
    );
    await page.evaluate(() => window.ceListing.scrollToEnd());
    const more = await traced(
      () =>
        page.evaluate(
          ([mark, shown]) => {
            performance.mark(mark);
            return window.ceListing.loadMore(shown);
          },
          [MORE, PAGE_SIZE] as const,
        ),
      ({ name }) => name === MORE,
    );
    return { first, more };
  } finally {
    await close();
  }
}

function tableOf(title: string, traced: readonly Traced[][]): string {
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
  return `${title}\n${formatTable(['', ...VARIANTS.map(({ name }) => name)], rows)}`;
}
