import type { FetchFile } from './built-files.ts';
import { loadChunk } from './load-chunk.ts';

/** Imports a file of the build by its name. */
export type LoadFile = <Module>(name: string) => Promise<Module>;

/** The build's import map lists four addresses per file: `x.js`, `x.js?1` … `x.js?3`. */
const LAST_LISTED = 3;

/**
 * Creates a {@link LoadFile}. Each retry uses another address, since Firefox and WebKit remember a failed import for
 * good (https://github.com/whatwg/html/issues/6768). On a page with an import map only its addresses are used, since
 * WebKit checks no others. While offline, a retry would only waste an address.
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
        const isListed = document.querySelector('script[type=importmap]');
        if (name !== once) {
          failures[name] = Math.min((failures[name] ?? 0) + 1, isListed ? LAST_LISTED : Infinity);
        }
        throw error;
      }
    });
}
