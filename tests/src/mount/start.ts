import { vi } from 'vitest';
import * as mountModule from '../../../src/mount/island/mount-island.tsx';
import type { PageChunks } from '../../../src/mount/page-chunks.ts';
import type { Sources } from '../../../src/mount/sources.ts';
import { startPage } from '../../../src/mount/start-page.ts';
import { addHtml } from '../../support/fresh-page.ts';
import { greeting } from '../../support/test-islands.tsx';

/** Ways to get the parts of the runtime; one that is not said never comes. */
export type Parts = { [Name in keyof PageChunks]?: () => Promise<unknown> };

/** Starts a page whose one island greets. */
export function start({ parts = {}, ...sources }: Partial<Sources> & { parts?: Parts } = {}) {
  const all: Parts = { react: async () => mountModule, ...parts };
  return startPage({
    table: { greeting: { when: 'load', file: 'greeting.js' } },
    island: async () => greeting as never,
    chunk: (name) => (all[name]?.() ?? new Promise(() => {})) as never,
    prefetch: vi.fn(),
    ...sources,
  });
}

/** What stands in a place before its island does. */
export const served = '<p>Served</p>';

/** Puts a place for the island onto the page. */
export function place(attributes = '') {
  return addHtml(`<div data-ce-widget="greeting" ${attributes}>${served}</div>`);
}
