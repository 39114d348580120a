import type { Browser, CDPSession, Page } from '@playwright/test';
import { probe } from './probe.ts';
import { applyProfile, type Profile } from './profiles.ts';

/** Page of a new visitor, with its measurements. */
export interface BenchPage {
  page: Page;
  session: CDPSession;
  /** Bytes with headers, and number of requests so far; without the page and its own stylesheet. */
  transferred: () => { bytes: number; requests: number };
  close: () => Promise<void>;
}

/** Opens an empty page without cache and cookies, slowed down by the profile. */
export async function openPage(
  browser: Browser,
  profile: Profile,
  wanted: { selector: string; text: string },
): Promise<BenchPage> {
  const context = await browser.newContext({ viewport: profile.viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const counted = new Set<string>();
  let bytes = 0;
  let requests = 0;
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Document' && !response.url.endsWith('/site.css')) counted.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!counted.has(requestId)) return;
    requests++;
    bytes += encodedDataLength;
  });
  await applyProfile(session, profile);
  await session.send('Performance.enable', { timeDomain: 'timeTicks' });
  await page.addInitScript(probe, wanted);
  return {
    page,
    session,
    transferred: () => ({ bytes, requests }),
    close: () => context.close(),
  };
}

/** Milliseconds of script in the page so far. */
export async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** Time of the first paint, in ms since the navigation began. */
export function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list, observer) => {
          const [paint] = list.getEntriesByName('first-paint');
          if (!paint) return;
          observer.disconnect();
          done(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}
