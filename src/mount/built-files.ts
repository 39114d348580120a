import { fileName } from './file-name.ts';

/** A file of the build: its SHA-256 in Base64, then the names of the files that it imports statically. */
export type BuiltFile = readonly [hash: string, ...imports: string[]];

/** The files of the build by their names, as far as they are known. An import that another one brings is left out. */
export type BuiltFiles = Record<string, BuiltFile>;

/**
 * Fetches a file and all that it imports, without running it; settles with its address once they are there and are what
 * was built.
 */
export type FetchFile = (name: string, query?: string) => Promise<string>;

/**
 * Makes {@link FetchFile}. `import()` cannot check a file. A `modulepreload` can, and the import then takes what it has
 * fetched; but after a mismatch Chromium fetches the file again, unchecked: import only what has arrived. A failure is
 * forgotten, so that the next request for the file tries again.
 *
 * @param base the folder of the files
 * @param learn adds the file that is not known yet, and those that it needs
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
      arrival = Promise.all([preload(url, hash), ...imports.map((each) => fetchFile(each))]).then(() => url);
      arrivals.set(url, arrival);
      arrival.catch(() => arrivals.delete(url));
    }
    return arrival;
  };
  return fetchFile;
}

function preload(href: string, hash: string): Promise<unknown> {
  return new Promise((onload, onerror) => {
    const link = document.createElement('link');
    // Browsers without it fire no event: the import fetches the file.
    if (!link.relList.supports('modulepreload')) onload(0);
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', href, integrity: `sha256-${hash}`, onload, onerror }),
    );
  });
}
