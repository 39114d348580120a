import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Options of {@link checkAxe}. */
export interface AxeOptions {
  /** Selector of the parts to check; the whole page by default. */
  include?: string;
  /** Rules to skip; the reason is beside each call. */
  without?: string[];
}

/** Fails on any violation found by axe. */
export async function checkAxe(page: Page, options?: AxeOptions): Promise<void> {
  expect(await findingsOfAxe(page, options), 'findings of axe').toEqual([]);
}

/**
 * Violations found by axe (WCAG 2.2 A and AA, and its best practices), one per line, including frames and shadow roots.
 */
export async function findingsOfAxe(
  page: Page,
  { include, without = [] }: AxeOptions = {},
): Promise<string[]> {
  // Lazy frames have no document before they come near the window.
  await Promise.all(page.frames().flatMap((frame) => (frame.url() ? [bringAxe(frame)] : [])));
  const options: RunOptions = {
    runOnly: TAGS,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  };
  await page.evaluate(atRest);
  const { violations } = await page.evaluate(
    ([place, json]) => window.axe.run(place ?? document, JSON.parse(json) as RunOptions),
    [include, JSON.stringify(options)] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}: ${node.failureSummary ?? node.html}`),
  );
}

/** Waits for fades and slides: half-visible text has half the contrast. Spinners never end. */
async function atRest(): Promise<void> {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const passing = [document, ...roots]
    .flatMap((root) => root.getAnimations())
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** Injects axe into a frame once, through the browser's driver, which no policy of the page blocks. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axe.source);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
