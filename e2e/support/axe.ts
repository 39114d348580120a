import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Options of {@link checkAxe}. */
export interface AxeOptions {
  /** Only the parts that match; the whole page by default. */
  include?: string;
  /** Rules that do not apply here, each with its reason beside the call. */
  without?: string[];
}

/** Fails on any finding of axe (WCAG 2.2 A and AA, and its best practices), frames and shadow roots included. */
export async function checkAxe(page: Page, { include, without = [] }: AxeOptions = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(TAGS).disableRules(without);
  if (include) axe.include(include);
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}: ${node.failureSummary ?? node.html}`),
  );
  expect(findings, 'findings of axe').toEqual([]);
}
