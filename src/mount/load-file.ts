import type { FetchFile } from './built-files.ts';
import { loadChunk } from './load-chunk.ts';

/** Imports a file of the build by its name. */
export type LoadFile = <Module>(name: string) => Promise<Module>;

/** Number of addresses per file: `x.js`, `x.js?1` … `x.js?3`. The build's import map lists each. */
const LAST_QUERY = 3;

/**
 * Creates a {@link LoadFile}. Each retry uses another address, since Firefox and WebKit remember a failed import for
 * good (https://github.com/whatwg/html/issues/6768). While offline, a retry would only waste an address.
 *
 * @param once name of the file that keeps its address
 */
export function fileLoader(fetchFile: FetchFile, once: string): LoadFile {
  const failures: Record<string, number> = {};
  return (name) =>
    loadChunk(name, async () => {
      const query = failures[name] ? `?${failures[name]}` : '';
      if (query && !navigator.onLine) throw new Error('offline');
      try {
        return await import(await fetchFile(name, query));
      } catch (error) {
        if (name !== once) failures[name] = Math.min((failures[name] ?? 0) + 1, LAST_QUERY);
        throw error;
      }
    });
}
