import type { Browser, Page } from '@playwright/test';
import type { ConsentPage } from '../pages/consent-pages.ts';
import { firstPaint, openPage, scriptTime } from '../support/open-page.ts';
import type { Profile } from '../support/profiles.ts';

/** One visit to a page that asks for consent. Times in ms. */
export interface ConsentRun {
  /** From the navigation until the accept button is painted, or until the first click that works. */
  clickable: number;
  /** Real clicks on the painted button that had no effect. */
  deadClicks: number;
  /** From the working click until the dialog's removal is painted. */
  closing: number;
  /** Script time of the page until the button is painted, without the probe's own. */
  script: number;
  firstPaint: number;
  layoutShift: number;
  /** Fetched by then: bytes with headers, and requests; without the page and its own stylesheet. */
  bytes: number;
  requests: number;
}

const ANSWER_WITHIN = 700;

/** Visits the page once as a new visitor, and accepts with a real mouse click. */
export async function measureConsent(
  browser: Browser,
  profile: Profile,
  origin: string,
  wanted: ConsentPage,
): Promise<ConsentRun> {
  const { page, session, transferred, close } = await openPage(browser, profile, wanted);
  try {
    await page.goto(origin + wanted.path, { waitUntil: 'commit' });
    const ready = await page.evaluate(() => window.ceBench.ready);
    const script = (await scriptTime(session)) - ready.ownMs;
    const { bytes, requests } = transferred();
    const paint = await firstPaint(page);

    const { deadClicks, clickedAt, goneAt } = await clickUntilGone(page, profile);
    return {
      clickable: deadClicks === 0 ? ready.paintedAt : clickedAt,
      deadClicks,
      closing: goneAt - clickedAt,
      script,
      firstPaint: paint,
      layoutShift: await page.evaluate(() => window.ceBench.layoutShift()),
      bytes,
      requests,
    };
  } finally {
    await close();
  }
}

/** Clicks until the button is gone, like an impatient visitor. */
async function clickUntilGone(page: Page, { cpuSlowdown }: Profile) {
  for (let deadClicks = 0; deadClicks < 20; deadClicks++) {
    const { x, y } = await page.evaluate(() => window.ceBench.place());
    await page.mouse.click(x, y);
    const isAnswered = page.waitForFunction(() => window.ceBench.answer().goneAt > 0, null, {
      timeout: ANSWER_WITHIN * cpuSlowdown,
    });
    if (await isAnswered.catch(() => undefined)) {
      return { deadClicks, ...(await page.evaluate(() => window.ceBench.answer())) };
    }
  }
  throw new Error(`${page.url()}: no click on the accept button was answered`);
}

/** First paint of the page without a consent dialog. */
export async function measureEmptyPage(browser: Browser, profile: Profile, address: string): Promise<number> {
  const { page, close } = await openPage(browser, profile, { selector: 'h1', text: '' });
  try {
    await page.goto(address, { waitUntil: 'load' });
    return await firstPaint(page);
  } finally {
    await close();
  }
}
