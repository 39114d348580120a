import type { Browser, Page } from '@playwright/test';
import { LISTINGS, type ListingPage, peerPath, STARTS } from '../pages/listing-pages.ts';
import { PAGE_SIZE } from '../peers/algolia-client.ts';
import { listingProbe } from '../support/listing-probe.ts';
import { medianOf } from '../support/median.ts';
import { type BenchPage, openPage } from '../support/open-page.ts';
import type { Profile } from '../support/profiles.ts';

/** A visitor's action. */
export type Step = 'first' | 'key' | 'word' | 'facet24' | 'facet5000' | 'more24' | 'more1000' | 'more5000';

/** Duration in ms. */
export interface Took {
  /** Until the frame is painted; longer on a busy machine. */
  painted: number;
  /** Processor time of the page's main thread, independent of the machine's load. */
  processor: number;
}

/** Measurements of a visit to a listing; steps may be left out. */
export type Visited = Partial<Record<Step, Took>> & {
  /** Script heap in MB with 5,000 hits. */
  heap?: number;
};

/** Expected name of the first hit for each input. */
export interface Expected {
  /** For all products. */
  all: string;
  /** Inputs, as typed or labelled: a key, a word and a colour. */
  key: { text: string; name: string };
  word: { text: string; name: string };
  facet: { text: string; name: string };
  otherFacet: string;
}

/** How a listing is measured. */
export interface Visit {
  browser: Browser;
  profile: Profile;
  origin: string;
  expected: Expected;
}

/** Milliseconds between the keys of a fast typist. */
const KEY_PACE = 80;

/** Repetitions of each action per visit. */
const REPEATS = 3;

/** Hits per press of our second button. */
const LOAD_ALL = 1_000;

/** Numbers of hits that count as some 1,000 and 5,000. */
const [, THOUSAND = 0, FIVE_THOUSAND = 0] = STARTS;

/** Our listing, in one visit: its second button loads many hits. */
export async function visitOurs(visit: Visit): Promise<Visited> {
  const listing = LISTINGS['ce-widgets'];
  return onPage(visit, listing, listing.path, async (opened, first) => {
    const { page } = opened;
    const few = await measureFew(opened, visit.expected, listing);
    let shown = LOAD_ALL;
    await loadAll(page, shown);
    const more1000 = await loadMore(opened, shown);
    shown += REPEATS * PAGE_SIZE;
    while (shown < FIVE_THOUSAND) {
      shown += LOAD_ALL;
      await loadAll(page, shown);
    }
    const heap = await heapOf(opened);
    const more5000 = await loadMore(opened, shown);
    const facet5000 = await facet(opened, visit.expected);
    return { first, ...few, more1000, heap, more5000, facet5000 };
  });
}

/** The peer with its initial hits. */
export function visitPeer(visit: Visit): Promise<Visited> {
  const listing = LISTINGS['react-instantsearch'];
  return onPage(visit, listing, listing.path, async (opened, first) => ({
    first,
    ...(await measureFew(opened, visit.expected, listing)),
  }));
}

/**
 * The peer with many hits, on separate pages: it only loads 24 at a time, so it starts with the hits of an earlier
 * visit. Each step is measured once, and at 5,000 hits only at full speed, since one takes seconds there.
 */
export async function visitCrowdedPeer(visit: Visit): Promise<Visited> {
  const listing = LISTINGS['react-instantsearch'];
  const more1000 = await onPage(visit, listing, peerPath(THOUSAND), (opened) =>
    loadMore(opened, THOUSAND, 1),
  );
  if (visit.profile.cpuSlowdown > 1) return { more1000 };
  return onPage(visit, listing, peerPath(FIVE_THOUSAND), async (opened) => {
    const heap = await heapOf(opened);
    const more5000 = await loadMore(opened, FIVE_THOUSAND, 1);
    return { more1000, heap, more5000, facet5000: await facet(opened, visit.expected, 1) };
  });
}

async function onPage<Result>(
  { browser, profile, origin }: Visit,
  listing: ListingPage,
  path: string,
  measure: (opened: BenchPage, first: Took) => Promise<Result>,
): Promise<Result> {
  const opened = await openPage(browser, profile, { selector: `${listing.hit} ${listing.link}`, text: '' });
  const { page, session, close } = opened;
  try {
    await session.send('Performance.disable');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(listingProbe, listing);
    await page.goto(origin + path, { waitUntil: 'commit' });
    const { paintedAt } = await page.evaluate(() => window.ceBench.ready);
    const first = { painted: paintedAt, processor: await taskTime(opened) };
    await page.evaluate(() => window.ceListing.idle());
    return await measure(opened, first);
  } finally {
    await close();
  }
}

async function measureFew(opened: BenchPage, expected: Expected, { box }: ListingPage) {
  const facet24 = await facet(opened, expected);
  await opened.page.locator(box).first().focus();
  const key = await typed(opened, expected.key, expected);
  const word = await typed(opened, expected.word, expected);
  return { facet24, key, word, more24: await loadMore(opened, PAGE_SIZE) };
}

/** Types and clears the box; only typing is measured. */
function typed(opened: BenchPage, what: Expected['key'], { all }: Expected): Promise<Took> {
  return repeated(async () => {
    await opened.page.evaluate(() => window.ceListing.idle());
    const took = await measured(opened, () => type(opened.page, what));
    await opened.page.evaluate(() => window.ceListing.idle());
    await type(opened.page, { text: '', name: all });
    return took;
  });
}

/** Types into the focused box, or clears it. */
async function type(page: Page, { text, name }: { text: string; name: string }): Promise<number> {
  await page.evaluate((expected) => window.ceListing.keyUntil(expected), name);
  if (text) await page.keyboard.type(text, { delay: KEY_PACE });
  else {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
  }
  return page.evaluate(() => window.ceListing.keyed);
}

/** Selects a value and deselects it; only selecting is measured. */
function facet(
  opened: BenchPage,
  { facet: { text, name }, all }: Expected,
  repeats = REPEATS,
): Promise<Took> {
  const { page } = opened;
  const choose = (first: string) =>
    page.evaluate(([label, expected]) => window.ceListing.chooseFacet(label, expected), [
      text,
      first,
    ] as const);
  return repeated(async () => {
    await page.evaluate(() => window.ceListing.scrollToTop());
    const took = await measured(opened, () => choose(name));
    await page.evaluate(() => window.ceListing.idle());
    await choose(all);
    return took;
  }, repeats);
}

/** Loads more hits twice. */
function loadMore(opened: BenchPage, shown: number, repeats = REPEATS): Promise<Took> {
  const { page } = opened;
  return repeated(async (turn) => {
    await page.evaluate(() => window.ceListing.scrollToEnd());
    const before = shown + turn * PAGE_SIZE;
    return measured(opened, () => page.evaluate((count) => window.ceListing.loadMore(count), before));
  }, repeats);
}

/** Medians of repeated measurements. */
async function repeated(measure: (turn: number) => Promise<Took>, repeats = REPEATS): Promise<Took> {
  const all: Took[] = [];
  for (let turn = 0; turn < repeats; turn++) all.push(await measure(turn));
  return { painted: medianOf(all, 'painted'), processor: medianOf(all, 'processor') };
}

async function measured(opened: BenchPage, act: () => Promise<number>): Promise<Took> {
  const before = await taskTime(opened);
  const painted = await act();
  return { painted, processor: (await taskTime(opened)) - before };
}

/** Presses our second button until that many hits are loaded. */
async function loadAll(page: Page, shown: number): Promise<void> {
  await page.evaluate(() => window.ceListing.idle());
  await page.getByRole('button', { name: /^Load .*1,000/ }).click();
  await page.waitForFunction((count) => window.ceListing.hasHit(count), shown);
}

async function heapOf(opened: BenchPage): Promise<number> {
  await opened.page.evaluate(() => window.ceListing.idle());
  await opened.session.send('HeapProfiler.collectGarbage');
  return (await metric(opened, 'JSHeapUsedSize')) / 1e6;
}

/** Milliseconds of the page's tasks so far. */
async function taskTime(opened: BenchPage): Promise<number> {
  return (await metric(opened, 'TaskDuration')) * 1000;
}

async function metric({ session }: BenchPage, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}
