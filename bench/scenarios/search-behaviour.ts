import type { Browser, Page, Request, Route } from '@playwright/test';
import { type ListingPage, SERVICES } from '../pages/listing-pages.ts';
import { listingProbe } from '../support/listing-probe.ts';
import { openPage } from '../support/open-page.ts';
import { PROFILES, type Profile } from '../support/profiles.ts';
import type { Expected } from './search-visit.ts';

/** A behaviour that users of other listings have complained about. */
export interface Behaviour {
  what: string;
  /** Public issue threads about other listings; not measured here. */
  threads: string;
  measure: (tried: Tried) => Promise<Finding>;
}

/** A listing with its first hits. */
interface Tried {
  page: Page;
  listing: ListingPage;
  expected: Expected;
}

/** Observed behaviour, in a few words. */
export interface Finding {
  seen: string;
  isRight: boolean;
}

const CALLS = `**${SERVICES}/**`;
const [DESKTOP] = PROFILES as [Profile];

/** Longer than any debounce, delay or announcement of either listing. */
const AFTER_ALL = 2_500;

const yesNo = (isRight: boolean, yes: string, no: string): Finding => ({ seen: isRight ? yes : no, isRight });

/** What is tested in each listing, on a page of its own. */
export const BEHAVIOURS: readonly Behaviour[] = [
  { what: 'focus after load more', threads: 'coveo/ui-kit 5550', measure: focusAfterMore },
  { what: 'place after Back from a product', threads: 'react-instantsearch 1061', measure: placeAfterBack },
  { what: 'parameters of others in the address', threads: 'instantsearch 5852', measure: foreignParameters },
  { what: 'one Back after two filters', threads: 'instantsearch 5244', measure: backUndoesOne },
  { what: 'requests of outdated keys', threads: 'instantsearch 2928', measure: outdatedRequests },
  { what: 'after an answer of 503', threads: 'react-instantsearch 896', measure: failedAnswer },
  { what: 'online again', threads: 'ghost-typesense 56', measure: onlineAgain },
  { what: 'chosen value, with no hits', threads: 'search-ui 779', measure: chosenWithoutHits },
  { what: 'number of hits, to screen readers', threads: 'instantsearch 7098', measure: announcedCount },
];

/** Opens the listing and tests one behaviour. */
export async function tryOut(
  behaviour: Behaviour,
  listing: ListingPage,
  { browser, origin, expected }: { browser: Browser; origin: string; expected: Expected },
): Promise<Finding> {
  const wanted = { selector: `${listing.hit} ${listing.link}`, text: '' };
  const { page, close } = await openPage(browser, DESKTOP, wanted);
  try {
    await page.addInitScript(listingProbe, listing);
    await page.goto(`${origin}${listing.path}?utm_source=mail#part`, { waitUntil: 'commit' });
    await page.evaluate(() => window.ceBench.ready);
    await page.evaluate(() => window.ceListing.idle());
    return await behaviour.measure({ page, listing, expected });
  } finally {
    await close();
  }
}

async function focusAfterMore({ page, listing }: Tried): Promise<Finding> {
  await page.locator(listing.more).first().press('Enter');
  await page.waitForFunction(() => window.ceListing.hasHit(25));
  await page.evaluate(() => window.ceListing.idle());
  const seen = await page.evaluate(({ hit }) => {
    const active = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    const item = active?.closest(hit);
    const number = item?.parentElement ? [...item.parentElement.children].indexOf(item) + 1 : 0;
    return number > 0 ? `on hit ${number}` : `on ${active?.localName}`;
  }, listing);
  return { seen, isRight: seen === 'on hit 25' };
}

async function placeAfterBack({ page, listing }: Tried): Promise<Finding> {
  await page.route('**/product/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Product</title>' }),
  );
  await page.locator(listing.more).first().click();
  await page.waitForFunction(() => window.ceListing.hasHit(48));
  const link = page.locator(`${listing.hit}:nth-child(40) ${listing.link}`);
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(AFTER_ALL);
  const place = () => page.evaluate(() => Math.round(scrollY));
  const before = await place();
  await Promise.all([page.waitForURL('**/product/**'), link.click()]);
  await page.goBack();
  await page.evaluate(() => window.ceBench.ready);
  await page.waitForTimeout(AFTER_ALL);
  const after = await place();
  return { seen: `${before} → ${after} px`, isRight: Math.abs(after - before) <= 1 };
}

async function foreignParameters({ page, expected }: Tried): Promise<Finding> {
  await choose(page, expected.facet.text);
  await page.waitForTimeout(AFTER_ALL);
  const { search, hash } = new URL(page.url());
  return yesNo(search.includes('utm_source=mail') && hash === '#part', 'kept', 'lost');
}

async function backUndoesOne({ page, expected }: Tried): Promise<Finding> {
  for (const label of [expected.facet.text, expected.otherFacet]) {
    await choose(page, label);
    await page.waitForTimeout(AFTER_ALL);
  }
  await page.evaluate(() => history.back());
  await page.waitForTimeout(AFTER_ALL);
  const chosen = await page.evaluate(() => window.ceListing.chosen());
  const isRight = chosen.length === 1 && chosen[0]?.startsWith(expected.facet.text) === true;
  return yesNo(isRight, 'undoes one', `leaves ${chosen.length}`);
}

async function outdatedRequests({ page, listing, expected }: Tried): Promise<Finding> {
  await page.route(CALLS, async (route) => {
    await new Promise((done) => setTimeout(done, AFTER_ALL));
    await route.continue().catch(() => {});
  });
  let sent = 0;
  let aborted = 0;
  page.on('request', (request) => (sent += isSearch(request) ? 1 : 0));
  page.on('requestfailed', (request) => (aborted += isSearch(request) ? 1 : 0));
  await page.locator(listing.box).first().pressSequentially(expected.word.text, { delay: 400 });
  await page.waitForTimeout(AFTER_ALL);
  return { seen: `${aborted} of ${sent - 1} aborted`, isRight: aborted === sent - 1 };
}

const isSearch = (request: Request) =>
  request.url().includes('/document/search') && !request.postData()?.includes('isProductSuggestRequest');

async function failedAnswer({ page, expected }: Tried): Promise<Finding> {
  await page.route(CALLS, (route: Route) => route.fulfill({ status: 503, body: '{}' }));
  await choose(page, expected.facet.text);
  await page.waitForTimeout(AFTER_ALL);
  const says = await page.evaluate(() => Boolean(window.ceListing.textOf('[role=alert]')));
  return yesNo(says, 'says so', 'no word');
}

async function onlineAgain({ page, expected }: Tried): Promise<Finding> {
  await page.context().setOffline(true);
  await choose(page, expected.facet.text);
  await page.waitForTimeout(500);
  await page.context().setOffline(false);
  const name = page.waitForFunction((first) => window.ceListing.firstName() === first, expected.facet.name, {
    timeout: 2 * AFTER_ALL,
  });
  return yesNo(await name.then(() => true).catch(() => false), 'tries again', 'does nothing');
}

async function chosenWithoutHits({ page, listing, expected }: Tried): Promise<Finding> {
  await choose(page, expected.facet.text);
  await page.waitForTimeout(AFTER_ALL);
  await page.locator(listing.box).first().fill('qqzzqq');
  await page.waitForTimeout(AFTER_ALL);
  const chosen = await page.evaluate(() => window.ceListing.chosen());
  return yesNo(chosen.length === 1, 'stays', 'gone');
}

async function announcedCount({ page, expected }: Tried): Promise<Finding> {
  await choose(page, expected.facet.text);
  await page.waitForTimeout(AFTER_ALL);
  const text = await page.evaluate(() => window.ceListing.textOf('[role=status], [aria-live=polite]'));
  return yesNo(/\d/.test(text), 'said', 'silent');
}

async function choose(page: Page, label: string): Promise<void> {
  await page.evaluate((start) => window.ceListing.box(start).click(), label);
}
