import { createHash } from 'node:crypto';
import type { OutputChunk } from 'rollup';
import type { BuiltFile, BuiltFiles } from '../../src/mount/built-files.ts';
import { exportsOf } from './exports-of.ts';

/** Entries whose files the loader lists, besides the core: those that every page needs. Each file costs 45 bytes. */
const KNOWN_TO_LOADER: readonly string[] = ['cookie-modal', 'react', 'shell'];

/** Entries whose files the core lists: those that a login needs at once. `virtual:file-list` has all others. */
const KNOWN_TO_CORE: readonly string[] = ['gates', 'http', 'login'];

/** Returns what the loader needs to fetch each file (see `src/mount/built-files.ts`). */
export function builtFiles(chunks: readonly OutputChunk[]): BuiltFiles {
  return Object.fromEntries(
    chunks.map(({ fileName, code, imports }) => {
      const hash = createHash('sha256').update(code).digest('base64');
      return [fileName, [hash, ...imports]];
    }),
  );
}

/** Returns the named files and all their static imports. Throws if files import each other. */
export function filesFor(names: readonly string[], files: BuiltFiles): BuiltFiles {
  const needed: BuiltFiles = {};
  const visit = (name: string, path: readonly string[]) => {
    if (path.includes(name)) throw new Error(`Files import each other: ${[...path, name].join(' > ')}`);
    const file = files[name] as BuiltFile;
    const [, ...imports] = file;
    for (const each of imports) visit(each, [...path, name]);
    needed[name] = file;
  };
  for (const name of names) visit(name, []);
  return needed;
}

/** Returns the files that the loader lists: its entries, the core and the file list. */
export function filesOfLoader(chunks: readonly OutputChunk[]): BuiltFiles {
  return filesOf(KNOWN_TO_LOADER, chunks);
}

/** Returns the files that the core adds to them. */
export function filesOfCore(chunks: readonly OutputChunk[]): BuiltFiles {
  return without(filesOfLoader(chunks), filesOf(KNOWN_TO_CORE, chunks));
}

/**
 * Returns the code of `virtual:file-list`: all files that the loader doesn't list, including those of the core, since
 * the list may arrive before the core runs.
 */
export function fileListModule(chunks: readonly OutputChunk[]): string {
  const all = builtFiles(chunks);
  return exportsOf({ files: without(filesOfLoader(chunks), filesFor(Object.keys(all), all)) });
}

function filesOf(names: readonly string[], chunks: readonly OutputChunk[]): BuiltFiles {
  const files = names.map((name) => fileOf(name, chunks));
  return filesFor(files, builtFiles(chunks));
}

function without(known: BuiltFiles, files: BuiltFiles): BuiltFiles {
  return Object.fromEntries(Object.entries(files).filter(([file]) => !(file in known)));
}

/** Returns the file of an entry or of a dynamically imported part. */
export function fileOf(name: string, chunks: readonly OutputChunk[]): string {
  const chunk = chunks.find((each) => each.name === name);
  if (!chunk) throw new Error(`The build made no file for "${name}".`);
  return chunk.fileName;
}
