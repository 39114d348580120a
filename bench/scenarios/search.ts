import { LISTINGS, listingSite, SERVICES } from '../pages/listing-pages.ts';
import { median, medianOf } from '../support/median.ts';
import { PROFILES, type Profile } from '../support/profiles.ts';
import type { Outcome, Scenario } from '../support/scenario.ts';
import { type SearchService, startSearchService } from '../support/search-service.ts';
import { serve } from '../support/serve.ts';
import { formatTable } from '../support/table.ts';
import type { Target } from '../support/target.ts';
import { BEHAVIOURS, tryOut } from './search-behaviour.ts';
import {
  type Expected,
  type Step,
  type Took,
  type Visit,
  type Visited,
  visitCrowdedPeer,
  visitOurs,
  visitPeer,
} from './search-visit.ts';

const PRODUCTS = 30_000;

type Name = keyof typeof LISTINGS;
const OURS: Name = 'ce-widgets';
const PEER: Name = 'react-instantsearch';
type Measured = Record<Name, Visited[]>;
const visits = { [OURS]: visitOurs, [PEER]: visitPeer };

/** Labels of the actions in the table. */
const STEPS: Readonly<Record<Step, string>> = {
  first: 'first hits visible',
  key: 'a key → hits',
  word: 'last key of a word → hits',
  facet24: 'facet → hits, 24 shown',
  facet5000: 'facet → hits, 5,000 shown',
  more24: 'load more, 24 shown',
  more1000: 'load more, 1,000 shown',
  more5000: 'load more, 5,000 shown',
};
const NAMES = Object.keys(STEPS) as Step[];

/** A listing of 30,000 products beside a peer's, with the same service, which answers from memory. */
export const search: Scenario = {
  name: 'search',
  async run(browser, runs) {
    const service = startSearchService(SERVICES, PRODUCTS);
    const server = await serve(await listingSite(service.answer), service.answer);
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
  const measured: Measured = { 'ce-widgets': [], 'react-instantsearch': [] };
  // The first round warms up browser and service and is not counted.
  for (let round = -1; round < runs; round++) {
    for (const name of round % 2 ? [PEER, OURS] : [OURS, PEER]) {
      const visited = await visits[name](visit);
      if (round >= 0) measured[name].push(visited);
    }
  }
  measured[PEER].push(await visitCrowdedPeer(visit));
  const { cpuSlowdown } = visit.profile;
  const how = cpuSlowdown === 1 ? 'full speed' : `processor ${cpuSlowdown} times slower`;
  return {
    tables: [
      `Listing of ${PRODUCTS.toLocaleString('en')} products, ${how} (medians of ${runs} runs, of one for the peer with 1,000 hits and more)\n${tableOf(measured)}`,
    ],
    targets: targetsOf(measured, how),
  };
}

function tableOf(measured: Measured): string {
  const cells = (figure: (name: Name) => number | undefined, unit: string) => {
    const [ours, peer] = [figure(OURS), figure(PEER)];
    const cell = (value: number | undefined) => (value === undefined ? '–' : `${value.toFixed(0)} ${unit}`);
    return [cell(ours), cell(peer), ours && peer ? (ours / peer).toFixed(2) : '–'];
  };
  const rows = NAMES.map((step) => [
    STEPS[step],
    ...cells((name) => stepOf(measured[name], step, 'painted'), 'ms'),
    ...cells((name) => stepOf(measured[name], step, 'processor'), 'ms'),
  ]);
  const heap = ['heap with 5,000 hits', ...cells((name) => heapOf(measured[name]), 'MB'), '', '', ''];
  const head = ['', `painted: ${OURS}`, PEER, 'ratio', `processor: ${OURS}`, PEER, 'ratio'];
  return formatTable(head, [...rows, heap]);
}

/**
 * By processor time, which does not depend on the machine's load; first hits by the clock, since they wait for files.
 */
function targetsOf(measured: Measured, how: string): Target[] {
  const ours = (step: Step) => stepOf(measured[OURS], step, 'processor') ?? Number.NaN;
  const growth = (many: Step, few: Step, atMost: number): Target => ({
    what: `${STEPS[many]}, beside 24, ${how}`,
    measured: ours(many) / ours(few),
    atMost,
    unit: '×',
  });
  const besidePeer = (step: Step): Target[] => {
    const by = step === 'first' ? 'painted' : 'processor';
    const peer = stepOf(measured[PEER], step, by);
    if (peer === undefined) return [];
    const own = stepOf(measured[OURS], step, by) ?? Number.NaN;
    return [{ what: `${STEPS[step]}, beside ${PEER}, ${how}`, measured: own / peer, atMost: 1, unit: '×' }];
  };
  return [
    growth('more5000', 'more24', 1.3),
    growth('facet5000', 'facet24', 1.5),
    {
      what: `heap with 5,000 hits, ${how}`,
      measured: heapOf(measured[OURS]) ?? Number.NaN,
      atMost: 15,
      unit: 'MB',
    },
    ...NAMES.flatMap(besidePeer),
  ];
}

/** Median of the visits that include the step; `undefined` if none does. */
function stepOf(visits: readonly Visited[], step: Step, by: keyof Took): number | undefined {
  const all = visits.flatMap((visited) => visited[step] ?? []);
  return all.length > 0 ? medianOf(all, by) : undefined;
}

function heapOf(visits: readonly Visited[]): number | undefined {
  const all = visits.flatMap(({ heap }) => heap ?? []);
  return all.length > 0 ? median(all) : undefined;
}

/**
 * Behaviour of both listings where users have complained about others; tested once each, since it does not depend on
 * time.
 */
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
