import type { Island } from '../src/mount/island/contract.ts';
import { withRetry } from '../src/mount/island/with-retry.ts';
import { type PageChunks, pageChunks } from '../src/mount/page-chunks.ts';
import { type PageApi, startPage } from '../src/mount/start-page.ts';
import { contracts } from './contracts.ts';

let page: PageApi | undefined;

/** Starts the page on first use, with the package's own modules as its source. */
function startedPage(): PageApi {
  page ??= startPage({
    table: Object.fromEntries(contracts.map(({ name, when, overlay }) => [name, { when, overlay }])),
    island: async (name) =>
      withRetry(contracts.find((contract) => contract.name === name) as unknown as Island),
    chunk: <Name extends keyof PageChunks>(name: Name) => pageChunks[name]() as Promise<PageChunks[Name]>,
    prefetch: () => {},
  });
  return page;
}

/**
 * Mounts islands into all elements marked `data-ce-widget` below `root`, including later ones, and starts what the page
 * needs besides them: cookie consent, overlays and their openers, editor mode. Call it once even if all islands are
 * mounted by their own functions.
 *
 * @param root the whole page by default
 * @returns a function that stops it
 */
export function mountAll(root?: Node & ParentNode): () => void {
  return startedPage().mountAll(root);
}
