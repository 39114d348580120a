import type { Island } from '../src/mount/contract.ts';
import { type PageApi, startPage } from '../src/mount/start-page.ts';
import { contracts } from './contracts.ts';

let page: PageApi | undefined;

/** Starts the page on first use, with the package's own modules as its source. */
function startedPage(): PageApi {
  page ??= startPage({
    table: Object.fromEntries(
      contracts.map(({ name, when, overlay }) => [name, { when, overlay, files: [] }]),
    ),
    island: async (name) => contracts.find((contract) => contract.name === name) as unknown as Island,
    mounting: () => import('../src/mount/mount-island.tsx'),
    cookieModal: () => import('./cookie-modal/open-cookie-modal.ts'),
    gated: () => import('../src/mount/consent/watch-gated.ts'),
    analytics: () => import('../src/mount/analytics/start-analytics.ts'),
    editor: () => import('../src/mount/editor/explain-failures.ts'),
    gates: () => import('../src/mount/gates/watch-gates.ts'),
    tooltips: () => import('../src/mount/tooltips/watch-tooltips.ts'),
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
