import { expect, type Page } from '@playwright/test';

/** One page view or event, by Matomo's parameter names. */
export type Hit = Readonly<Record<string, string>>;

/** Events that the collector received from the visitor with this page's analytics cookie, oldest first. */
export async function hitsOf(page: Page): Promise<Hit[]> {
  const cookie = (await page.context().cookies()).find(({ name }) => name.startsWith('_pk_id.'));
  const hits: Hit[] = await (await page.request.get('/demo/analytics.json')).json();
  return hits.filter(({ _id }) => _id === cookie?.value);
}

/** An event as `Category / Action / name / value`. */
function describeEvent({ e_c, e_a, e_n, e_v }: Hit): string {
  return [e_c, e_a, e_n, e_v].filter(Boolean).join(' / ');
}

/** Waits until exactly these events of the visitor have arrived, in this order. */
export async function expectEvents(page: Page, events: readonly string[]): Promise<void> {
  await expect(async () => {
    const hits = await hitsOf(page);
    expect(hits.filter(({ e_c }) => e_c).map(describeEvent)).toEqual(events);
  }).toPass({ timeout: 10_000 });
}
