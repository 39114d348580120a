import type { Plugin } from 'rollup';
import { ROOT } from './paths.ts';

/** Modules whose work the core and the loader have done by the time an island's file is run. */
const DONE: Readonly<Record<string, string>> = {
  // The core has made the registry; the code that makes one stays out of the islands' files.
  'src/mount/registry.ts': "export const registry = () => globalThis[Symbol.for('ce-widgets')];",
  // The loader has fetched the island's file, with a second try and a time limit.
  'src/mount/load-chunk.ts': 'export const loadChunk = (name, load) => load();',
};

/** Leaves out of the islands' files what is there before them. */
export function groundOfIslands(): Plugin {
  return {
    name: 'ground-of-islands',
    load: (id) => (id.startsWith(ROOT) ? (DONE[id.slice(ROOT.length)] ?? null) : null),
  };
}
