import type { FetchFile } from './built-files.ts';
import { loadChunk } from './load-chunk.ts';

/** Imports a file of the build by its name. */
export type LoadFile = <Module>(name: string) => Promise<Module>;

/** How many addresses a file has: `x.js`, `x.js?1` … `x.js?3`. The import map of the build lists each. */
const LAST_QUERY = 3;

/**
 * Makes {@link LoadFile}. Each try after a failure uses another address, since Firefox and WebKit remember for good
 * that one could not be imported (https://github.com/whatwg/html/issues/6768). Without a connection a try would only
 * use one up.
 *
 * @param once a file that keeps its address
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
