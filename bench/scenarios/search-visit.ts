import type { Browser, Page } from '@playwright/test';
import { LISTINGS, type ListingPage, peerPath, STARTS } from '../pages/listing-pages.ts';
import { PAGE_SIZE } from '../peers/algolia-client.ts';
import { listingProbe } from '../support/listing-probe.ts';
import { median } from '../support/median.ts';
import { type BenchPage, openPage } from '../support/open-page.ts';
import type { Profile } from '../support/profiles.ts';

/** What is measured of a listing: ms until painted, and MB. */
export interface ListingFigures {
  first: number;
  key: number;
  word: number;
  facet24: number;
  more24: number;
  more1000: number;
  more5000: number;
  facet5000: number;
  heap5000: number;
}

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

/** Milliseconds after a key for which our search waits for the next one. Its peer searches at each. */
const OUR_PAUSE = 200;

/** Milliseconds between the keys of a quick typist. */
const KEY_PACE = 80;

/** How often each thing is done in a visit. */
const REPEATS = 3;

/** Hits that our second button loads at a press. */
const LOAD_ALL = 1_000;

/** Hits beyond which a listing says that there are some 1,000, or 5,000. */
const [, THOUSAND = 0, FIVE_THOUSAND = 0] = STARTS;

/** Ours, in one visit: its second button leads to many hits. */
export async function visitOurs(visit: Visit): Promise<ListingFigures> {
  const listing = LISTINGS['ce-widgets'];
  return onPage(visit, listing, listing.path, async (opened, first) => {
    const { page } = opened;
    const { key, word, ...few } = await measureFew(page, visit.expected, listing);
    const searched = { key: key - OUR_PAUSE, word: word - OUR_PAUSE };
    let shown = LOAD_ALL;
    await loadAll(page, shown);
    const more1000 = await loadMore(page, shown);
    shown += REPEATS * PAGE_SIZE;
    while (shown < FIVE_THOUSAND) {
      shown += LOAD_ALL;
      await loadAll(page, shown);
    }
    const heap5000 = await heapOf(opened);
    const more5000 = await loadMore(page, shown);
    const facet5000 = await facet(page, visit.expected);
    return { first, ...few, ...searched, more1000, heap5000, more5000, facet5000 };
  });
}

/** The peer, in three visits, since it knows only the way by 24: it starts with the hits of an earlier visit. */
export async function visitPeer(visit: Visit): Promise<ListingFigures> {
  const listing = LISTINGS['react-instantsearch'];
  const few = await onPage(visit, listing, listing.path, async ({ page }, first) => ({
    first,
    ...(await measureFew(page, visit.expected, listing)),
  }));
  const more1000 = await onPage(visit, listing, peerPath(THOUSAND), ({ page }) => loadMore(page, THOUSAND));
  const many = await onPage(visit, listing, peerPath(FIVE_THOUSAND), async (opened) => {
    const { page } = opened;
    const heap5000 = await heapOf(opened);
    const more5000 = await loadMore(page, FIVE_THOUSAND);
    return { heap5000, more5000, facet5000: await facet(page, visit.expected) };
  });
  return { ...few, more1000, ...many };
}

async function onPage<Result>(
  { browser, profile, origin }: Visit,
  listing: ListingPage,
  path: string,
  measure: (opened: BenchPage, first: number) => Promise<Result>,
): Promise<Result> {
  const opened = await openPage(browser, profile, { selector: `${listing.hit} ${listing.link}`, text: '' });
  try {
    await opened.page.addInitScript(listingProbe, listing);
    await opened.page.goto(origin + path, { waitUntil: 'commit' });
    const { paintedAt } = await opened.page.evaluate(() => window.ceBench.ready);
    await opened.page.evaluate(() => window.ceListing.idle());
    return await measure(opened, paintedAt);
  } finally {
    await opened.close();
  }
}

async function measureFew(page: Page, expected: Expected, { box }: ListingPage) {
  const facet24 = await facet(page, expected);
  await page.locator(box).first().focus();
  const key = await typed(page, expected.key, expected);
  const word = await typed(page, expected.word, expected);
  return { facet24, key, word, more24: await loadMore(page, PAGE_SIZE) };
}

/** Types, and empties the box; only the first is measured. */
function typed(page: Page, what: Expected['key'], { all }: Expected): Promise<number> {
  return repeated(async () => {
    const time = await type(page, what);
    await type(page, { text: '', name: all });
    return time;
  });
}

/** Types into the focused box, or empties it. */
async function type(page: Page, { text, name }: { text: string; name: string }): Promise<number> {
  await page.evaluate(() => window.ceListing.idle());
  await page.evaluate((expected) => window.ceListing.keyUntil(expected), name);
  if (text) await page.keyboard.type(text, { delay: KEY_PACE });
  else {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
  }
  return page.evaluate(() => window.ceListing.keyed);
}

/** Chooses a value, and takes it back; only the first is measured. */
function facet(page: Page, { facet: { text: label, name }, all }: Expected): Promise<number> {
  return repeated(async () => {
    await page.evaluate(() => window.ceListing.scrollToTop());
    const choose = (first: string) =>
      page.evaluate(([start, expected]) => window.ceListing.chooseFacet(start, expected), [
        label,
        first,
      ] as const);
    const time = await choose(name);
    await page.evaluate(() => window.ceListing.idle());
    await choose(all);
    return time;
  });
}

/** Loads the next hits, and those after them. */
function loadMore(page: Page, shown: number): Promise<number> {
  return repeated(async (turn) => {
    await page.evaluate(() => window.ceListing.scrollToEnd());
    return page.evaluate((before) => window.ceListing.loadMore(before), shown + turn * PAGE_SIZE);
  });
}

/** The median of what is done several times in a row. */
async function repeated(measure: (turn: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < REPEATS; turn++) times.push(await measure(turn));
  return median(times);
}

/** Presses our second button, until so many hits are there. */
async function loadAll(page: Page, shown: number): Promise<void> {
  await page.evaluate(() => window.ceListing.idle());
  await page.getByRole('button', { name: /^Load .*1,000/ }).click();
  await page.waitForFunction((count) => window.ceListing.hasHit(count), shown);
}

async function heapOf({ page, session }: BenchPage): Promise<number> {
  await page.evaluate(() => window.ceListing.idle());
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
}
