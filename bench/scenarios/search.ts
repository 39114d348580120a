import { LISTINGS, listingSite, SERVICES } from '../pages/listing-pages.ts';
import { medianOf } from '../support/median.ts';
import { PROFILES, type Profile } from '../support/profiles.ts';
import type { Outcome, Scenario } from '../support/scenario.ts';
import { type SearchService, startSearchService } from '../support/search-service.ts';
import { serve } from '../support/serve.ts';
import { formatTable } from '../support/table.ts';
import type { Target } from '../support/target.ts';
import { BEHAVIOURS, tryOut } from './search-behaviour.ts';
import { type Expected, type ListingFigures, type Visit, visitOurs, visitPeer } from './search-visit.ts';

const PRODUCTS = 30_000;

type Name = keyof typeof LISTINGS;
const OURS: Name = 'ce-widgets';
const PEER: Name = 'react-instantsearch';
const visits = { [OURS]: visitOurs, [PEER]: visitPeer };

/** What is measured, as the table says it. */
const FIGURES: Readonly<Record<keyof ListingFigures, string>> = {
  first: 'first hits visible',
  key: 'a key → hits (our pause of 200 ms left out)',
  word: 'last key of a word → hits (the same)',
  facet24: 'facet → hits, 24 shown',
  facet5000: 'facet → hits, 5,000 shown',
  more24: 'load more, 24 shown',
  more1000: 'load more, 1,000 shown',
  more5000: 'load more, 5,000 shown',
  heap5000: 'heap with 5,000 hits',
};
const NAMES = Object.keys(FIGURES) as (keyof ListingFigures)[];

/** A listing of 30,000 products beside a peer's on the same service, whose answers come from memory. */
export const search: Scenario = {
  name: 'search',
  async run(browser, runs) {
    const service = startSearchService(SERVICES, PRODUCTS);
    const server = await serve(await listingSite(), service.answer);
    try {
      const expected = await expectedOf(service);
      const outcomes: Outcome[] = [];
      for (const cpuSlowdown of [1, 4]) {
        const profile: Profile = { ...(PROFILES[0] as Profile), cpuSlowdown };
        outcomes.push(await measureProfile({ browser, profile, origin: server.origin, expected }, runs));
      }
      outcomes.push(await tryBehaviours({ browser, origin: server.origin, expected }));
      return {
        tables: outcomes.flatMap(({ tables }) => tables),
        targets: outcomes.flatMap(({ targets }) => targets),
      };
    } finally {
      await server.stop();
      service.stop();
    }
  },
};

async function measureProfile(visit: Visit, runs: number): Promise<Outcome> {
  const measured: Record<Name, ListingFigures[]> = { 'ce-widgets': [], 'react-instantsearch': [] };
  // The first round warms browser and service up and does not count.
  for (let round = -1; round < runs; round++) {
    for (const name of round % 2 ? [PEER, OURS] : [OURS, PEER]) {
      const figures = await visits[name](visit);
      if (round >= 0) measured[name].push(figures);
    }
  }
  const { cpuSlowdown } = visit.profile;
  const of = (name: Name, figure: keyof ListingFigures) => medianOf(measured[name], figure);
  const rows = NAMES.map((figure) => {
    const unit = figure === 'heap5000' ? 'MB' : 'ms';
    const [ours, peer] = [of(OURS, figure), of(PEER, figure)];
    return [
      FIGURES[figure],
      `${ours.toFixed(0)} ${unit}`,
      `${peer.toFixed(0)} ${unit}`,
      (ours / peer).toFixed(2),
    ];
  });
  const how = cpuSlowdown === 1 ? 'full speed' : `processor ${cpuSlowdown} times slower`;
  return {
    tables: [
      `Listing of ${PRODUCTS.toLocaleString('en')} products, ${how} (medians of ${runs} runs)\n${formatTable(['', OURS, PEER, 'ratio'], rows)}`,
    ],
    targets: targetsOf(how, of),
  };
}

/** What both do where listings have been complained of; once each, since it is no matter of time. */
async function tryBehaviours(tried: Parameters<typeof tryOut>[2]): Promise<Outcome> {
  const rows: string[][] = [];
  let wrong = 0;
  for (const behaviour of BEHAVIOURS) {
    const ours = await tryOut(behaviour, LISTINGS[OURS], tried);
    const peer = await tryOut(behaviour, LISTINGS[PEER], tried);
    rows.push([behaviour.what, ours.seen, peer.seen, behaviour.threads]);
    if (!ours.isRight) wrong++;
  }
  const head = ['', OURS, PEER, 'complaint (thread)'];
  return {
    tables: [`What listings are complained of\n${formatTable(head, rows)}`],
    targets: [{ what: 'complaints that hold for ce-widgets', measured: wrong, atMost: 0, unit: '' }],
  };
}

function targetsOf(how: string, of: (name: Name, figure: keyof ListingFigures) => number): Target[] {
  const growth = (many: keyof ListingFigures, few: keyof ListingFigures, atMost: number): Target => ({
    what: `${FIGURES[many]}, beside 24, ${how}`,
    measured: of(OURS, many) / of(OURS, few),
    atMost,
    unit: '×',
  });
  return [
    growth('more5000', 'more24', 1.3),
    growth('facet5000', 'facet24', 1.5),
    { what: `${FIGURES.heap5000}, ${how}`, measured: of(OURS, 'heap5000'), atMost: 15, unit: 'MB' },
    ...NAMES.map(
      (figure): Target => ({
        what: `${FIGURES[figure]}, beside ${PEER}, ${how}`,
        measured: of(OURS, figure) / of(PEER, figure),
        atMost: 1,
        unit: '×',
      }),
    ),
  ];
}

async function expectedOf({ answer }: SearchService): Promise<Expected> {
  const first = async (query: string): Promise<string> => {
    const path = `${SERVICES}/api/v1/document/search?type=pigments${query}`;
    const { hits } = JSON.parse((await answer({ method: 'POST', path, body: '' })) ?? '');
    return hits[0].product_name;
  };
  return {
    all: await first(''),
    key: { text: 'v', name: await first('&q=v') },
    word: { text: 'violet', name: await first('&q=violet') },
    facet: { text: 'blue', name: await first('&c=blue') },
    otherFacet: 'violet',
  };
}
