import type { ManifestFile } from './manifest.ts';

/** A file has four addresses: the loader asks for another one after a failure (`src/mount/load-file.ts`). */
const QUERIES = ['', '?1', '?2', '?3'];

/**
 * The import map that makes browsers check each file which the loader imports, by paths from the files' folder. For
 * pages that want it: browsers read import maps from the page's own HTML only (README, "Integrity").
 */
export function importMap(files: readonly Pick<ManifestFile, 'file' | 'name' | 'integrity'>[]): {
  integrity: Record<string, string>;
} {
  return {
    integrity: Object.fromEntries(
      files
        .filter(({ name }) => name !== 'ce-widgets')
        .flatMap(({ file, integrity }) => QUERIES.map((query) => [`./${file}${query}`, integrity])),
    ),
  };
}
