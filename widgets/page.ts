import type { Island } from '../src/mount/island/contract.ts';
import { type PageApi, type PageParts, startPage } from '../src/mount/start-page.ts';
import { contracts } from './contracts.ts';

let page: PageApi | undefined;

const parts: { readonly [Name in keyof PageParts]: () => Promise<PageParts[Name]> } = {
  react: () => import('../src/mount/island/mount-island.tsx'),
  'cookie-modal': () => import('./cookie-modal/open-cookie-modal.ts'),
  gated: () => import('../src/mount/consent/watch-gated.ts'),
  'consent-options': () => import('../src/mount/consent/start-consent-options.ts'),
  analytics: () => import('../src/mount/analytics/start-analytics.ts'),
  'error-reporting': () => import('../src/mount/error-reporting/report-error.ts'),
  editor: () => import('../src/mount/editor/explain-failures.ts'),
  gates: () => import('../src/mount/gates/watch-gates.ts'),
  tooltips: () => import('../src/mount/tooltips/watch-tooltips.ts'),
};

/** Starts the page on first use, with the package's own modules as its source. */
function startedPage(): PageApi {
  page ??= startPage({
    table: Object.fromEntries(
      contracts.map(({ name, when, overlay }) => [name, { when, overlay, files: [] }]),
    ),
    island: async (name) => contracts.find((contract) => contract.name === name) as unknown as Island,
    part: (name) => parts[name](),
    prefetch: () => {},
  });
  return page;
}

/**
 * Mounts an island into every element marked `data-ce-widget` below `root`, now and later, and starts what the
 * page needs beside them: cookie consent, overlays and their openers, editor mode.
 *
 * @param root the whole page by default
 * @returns the stop
 */
export function mountAll(root?: Node & ParentNode): () => void {
  return startedPage().mountAll(root);
}
