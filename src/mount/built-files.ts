import { fileName } from './file-name.ts';

/** A file of the build: its SHA-256 in Base64, then the names of the files that it imports statically. */
export type BuiltFile = readonly [hash: string, ...imports: string[]];

/** Known files of the build, by name. Files that another import already brings are left out. */
export type BuiltFiles = Record<string, BuiltFile>;

/**
 * Fetches a file with all its imports, without running it. Resolves with its address once all have arrived and match
 * their hashes.
 */
export type FetchFile = (name: string, query?: string) => Promise<string>;

/**
 * Creates a {@link FetchFile}. `import()` cannot check a file's integrity; `modulepreload` can, and the import then
 * uses the preloaded file. After a mismatch Chromium would fetch the file again, unchecked, so import only files that
 * have arrived. Failures are not kept: the next request tries again.
 *
 * @param base address of the files' folder
 * @param learn adds an unknown file to `files`, with its imports
 */
export function fileFetcher(
  files: BuiltFiles,
  base: string,
  learn: (name: string) => Promise<unknown>,
): FetchFile {
  const arrivals = new Map<string, Promise<string>>();
  const fetchFile: FetchFile = (name, query = '') => {
    const file = files[name];
    if (!file) {
      return learn(name).then(() => {
        if (!files[name]) throw new Error(`No file ${name}`);
        return fetchFile(name, query);
      });
    }
    const [hash, ...imports] = file;
    const url = new URL(fileName(name, hash) + query, base).href;
    let arrival = arrivals.get(url);
    if (!arrival) {
      const own = preload(url, hash);
      // A file that is missing offline has other addresses, its imports don't.
      const others = () => Promise.all(imports.map((each) => fetchFile(each)));
      arrival = (navigator.onLine ? Promise.all([own, others()]) : own.then(others)).then(() => url);
      arrivals.set(url, arrival);
      arrival.catch(() => arrivals.delete(url));
    }
    return arrival;
  };
  return fetchFile;
}

function preload(href: string, hash: string): Promise<unknown> {
  // Firefox refuses a file that the page preloads with another value of it.
  const { crossOrigin = null } =
    [...document.querySelectorAll('link')].find(
      (link) => link.href === href && link.rel === 'modulepreload',
    ) ?? {};
  return new Promise((onload, onerror) => {
    const link = document.createElement('link');
    // Browsers without `modulepreload` fire no event: the import fetches the file.
    if (!link.relList.supports('modulepreload')) onload(0);
    const integrity = `sha256-${hash}`;
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', href, integrity, crossOrigin, onload, onerror }),
    );
  });
}
