import type { ManifestFile } from './manifest.ts';

/** A file has four addresses: after a failure the loader uses the next one (`src/mount/load-file.ts`). */
const QUERIES = ['', '?1', '?2', '?3'];

/**
 * Returns the import map with the hash of each file that the loader imports; paths are relative to the files' folder.
 * Integrators copy it, since browsers read import maps only from the page's HTML (docs/guide/secure.md, "Integrity").
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
