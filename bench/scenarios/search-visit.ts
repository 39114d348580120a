import type { Browser, Page } from '@playwright/test';
import { LISTINGS, type ListingPage, peerPath, STARTS } from '../pages/listing-pages.ts';
import { PAGE_SIZE } from '../peers/algolia-client.ts';
import { listingProbe } from '../support/listing-probe.ts';
import { medianOf } from '../support/median.ts';
import { type BenchPage, openPage } from '../support/open-page.ts';
import type { Profile } from '../support/profiles.ts';

/** What a visitor does. */
export type Step = 'first' | 'key' | 'word' | 'facet24' | 'facet5000' | 'more24' | 'more1000' | 'more5000';

/** How long it took, in ms. */
export interface Took {
  /** Until the frame was painted; a busy machine takes longer. */
  painted: number;
  /** Of the page's main thread, however busy the machine is. */
  processor: number;
}

/** What was measured of a listing in a visit, which may have left steps out. */
export type Visited = Partial<Record<Step, Took>> & {
  /** MB of script objects with 5,000 hits. */
  heap?: number;
};

/** What the service says to what is typed and chosen: the name of the first hit. */
export interface Expected {
  /** Of all products. */
  all: string;
  /** A key, a word and a colour, as they are typed or labelled. */
  key: { text: string; name: string };
  word: { text: string; name: string };
  facet: { text: string; name: string };
  otherFacet: string;
}

/** How to measure a listing. */
export interface Visit {
  browser: Browser;
  profile: Profile;
  origin: string;
  expected: Expected;
}

/** Milliseconds between the keys of a quick typist. */
const KEY_PACE = 80;

/** How often each thing is done in a visit. */
const REPEATS = 3;

/** Hits that our second button loads at a press. */
const LOAD_ALL = 1_000;

/** Hits beyond which a listing says that there are some 1,000, or 5,000. */
const [, THOUSAND = 0, FIVE_THOUSAND = 0] = STARTS;

/** Ours, in one visit: its second button leads to many hits. */
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

/** The peer with the hits that it begins with. */
export function visitPeer(visit: Visit): Promise<Visited> {
  const listing = LISTINGS['react-instantsearch'];
  return onPage(visit, listing, listing.path, async (opened, first) => ({
    first,
    ...(await measureFew(opened, visit.expected, listing)),
  }));
}

/**
 * The peer with many hits, on pages of their own: it knows only the way by 24, so it starts with the hits of an earlier
 * visit. Each step is done once, and at 5,000 hits only at full speed, since one takes seconds there.
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

/** Types, and empties the box; only the first is measured. */
function typed(opened: BenchPage, what: Expected['key'], { all }: Expected): Promise<Took> {
  return repeated(async () => {
    await opened.page.evaluate(() => window.ceListing.idle());
    const took = await measured(opened, () => type(opened.page, what));
    await opened.page.evaluate(() => window.ceListing.idle());
    await type(opened.page, { text: '', name: all });
    return took;
  });
}

/** Types into the focused box, or empties it. */
async function type(page: Page, { text, name }: { text: string; name: string }): Promise<number> {
  await page.evaluate((expected) => window.ceListing.keyUntil(expected), name);
  if (text) await page.keyboard.type(text, { delay: KEY_PACE });
  else {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
  }
  return page.evaluate(() => window.ceListing.keyed);
}

/** Chooses a value, and takes it back; only the first is measured. */
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

/** Loads the next hits, and those after them. */
function loadMore(opened: BenchPage, shown: number, repeats = REPEATS): Promise<Took> {
  const { page } = opened;
  return repeated(async (turn) => {
    await page.evaluate(() => window.ceListing.scrollToEnd());
    const before = shown + turn * PAGE_SIZE;
    return measured(opened, () => page.evaluate((count) => window.ceListing.loadMore(count), before));
  }, repeats);
}

/** The medians of what is done several times in a row. */
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

/** Presses our second button, until so many hits are there. */
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

/** Milliseconds that tasks of the page have taken so far. */
async function taskTime(opened: BenchPage): Promise<number> {
  return (await metric(opened, 'TaskDuration')) * 1000;
}

async function metric({ session }: BenchPage, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}
