import type { Browser } from '@playwright/test';
import { LISTINGS, listingSite, SERVED_HIT, SERVED_LISTINGS, SERVICES } from '../pages/listing-pages.ts';
import { medianOf } from '../support/median.ts';
import { openPage } from '../support/open-page.ts';
import { PROFILES, type Profile } from '../support/profiles.ts';
import type { Scenario } from '../support/scenario.ts';
import { startSearchService } from '../support/search-service.ts';
import { serve } from '../support/serve.ts';
import { formatTable } from '../support/table.ts';
import type { Target } from '../support/target.ts';

/** A page whose first hits are measured. */
interface Variant {
  name: string;
  path: string;
  /** A hit's link, and a filter that answers. */
  hit: string;
  facet: string;
  /** At most, beside the peer. */
  atMost: { hits: number; interactive: number };
}

const PRODUCTS = 30_000;
const PEER = 'react-instantsearch';
const { path, hit, link, facet } = LISTINGS['ce-widgets'];
const peer = LISTINGS[PEER];
const ours = { hit: `${hit} ${link}`, facet };

const VARIANTS: readonly Variant[] = [
  {
    name: PEER,
    path: peer.path,
    hit: `${peer.hit} ${peer.link}`,
    facet: peer.facet,
    atMost: { hits: 1, interactive: 1 },
  },
  { name: 'ce-widgets', path, ...ours, atMost: { hits: 1, interactive: 1 } },
  {
    name: 'ce-widgets, answers in the page, four preloads',
    path: SERVED_LISTINGS.embedded,
    ...ours,
    atMost: { hits: 0.85, interactive: 0.9 },
  },
  {
    name: 'ce-widgets, hits in the marker, too',
    path: SERVED_LISTINGS.filled,
    hit: `${SERVED_HIT}, ${ours.hit}`,
    facet,
    atMost: { hits: 0.4, interactive: 0.9 },
  },
];

/** The first hits of a listing on a cheap phone and a slow line, beside a peer's, with and without the server's help. */
export const firstHits: Scenario = {
  name: 'first-hits',
  async run(browser, runs) {
    const service = startSearchService(SERVICES, PRODUCTS);
    const server = await serve(await listingSite(service.answer), service.answer);
    const slow = PROFILES.find(({ name }) => name === 'slow') as Profile;
    const profile: Profile = { ...slow, viewport: { width: 1280, height: 800 } };
    try {
      const visits = VARIANTS.map((): Visit[] => []);
      // The first round warms up browser and service and is not counted.
      for (let round = -1; round < runs; round++) {
        for (const [index, variant] of VARIANTS.entries()) {
          const visited = await visit(browser, profile, server.origin, variant);
          if (round >= 0) visits[index]?.push(visited);
        }
      }
      const medians = visits.map((all) => ({
        hits: medianOf(all, 'hits'),
        interactive: medianOf(all, 'interactive'),
        bytes: medianOf(all, 'bytes'),
      }));
      return { tables: [tableOf(medians, runs)], targets: targetsOf(medians) };
    } finally {
      await server.stop();
      service.stop();
    }
  },
};

/** Times in ms until painted, and bytes until a filter answers. */
interface Visit extends Record<'hits' | 'interactive' | 'bytes', number> {}

async function visit(browser: Browser, profile: Profile, origin: string, variant: Variant): Promise<Visit> {
  const { paintedAt: hits } = await paintOf(browser, profile, origin + variant.path, variant.hit);
  const { paintedAt: interactive, bytes } = await paintOf(
    browser,
    profile,
    origin + variant.path,
    variant.facet,
  );
  return { hits, interactive, bytes };
}

async function paintOf(browser: Browser, profile: Profile, address: string, selector: string) {
  const { page, transferred, close } = await openPage(browser, profile, { selector, text: '' });
  try {
    await page.goto(address, { waitUntil: 'commit' });
    const { paintedAt } = await page.evaluate(() => window.ceBench.ready);
    return { paintedAt, bytes: transferred().bytes };
  } finally {
    await close();
  }
}

function tableOf(medians: readonly Visit[], runs: number): string {
  const [beside] = medians;
  const ratio = (one: number, other = Number.NaN) => (one / other).toFixed(2);
  const rows = medians.map(({ hits, interactive, bytes }, index) => [
    VARIANTS[index]?.name ?? '',
    `${hits.toFixed(0)} ms`,
    ratio(hits, beside?.hits),
    `${interactive.toFixed(0)} ms`,
    ratio(interactive, beside?.interactive),
    `${(bytes / 1000).toFixed(0)} kB`,
  ]);
  const head = ['', 'first hits', 'ratio', 'first filter', 'ratio', 'fetched'];
  return `A listing's first view on a slow phone: 1.6 Mbit/s, 150 ms, processor 4 times slower (medians of ${runs} runs)\n${formatTable(head, rows)}`;
}

function targetsOf(medians: readonly Visit[]): Target[] {
  const [beside] = medians;
  return VARIANTS.slice(1).flatMap(({ name, atMost }, index) => {
    const own = medians[index + 1];
    const target = (what: string, figure: 'hits' | 'interactive'): Target => ({
      what: `${what}, beside ${PEER}: ${name}`,
      measured: (own?.[figure] ?? Number.NaN) / (beside?.[figure] ?? Number.NaN),
      atMost: atMost[figure],
      unit: '×',
    });
    return [target('first hits', 'hits'), target('first filter', 'interactive')];
  });
}
