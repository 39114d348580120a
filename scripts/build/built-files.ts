import type { OutputChunk } from 'rollup';
import type { BuiltFiles } from '../../src/mount/built-files.ts';
import { hashOf } from './hashed-names.ts';

/** Entries whose files the loader lists, besides the core: those that cannot wait for the list. Each file costs 40 bytes. */
const KNOWN_TO_LOADER: readonly string[] = ['ahead', 'ahead-listing', 'cookie-modal', 'react', 'shell'];

/**
 * Entries whose files the core lists: those that a login needs at once, and what any page may need without another island:
 * messages, which come with the first interaction, and analytics. The lists have all others.
 */
const KNOWN_TO_CORE: readonly string[] = ['gates', 'http', 'login', 'notice-region', 'analytics'];

/** Islands that fill a page: their files have a list of their own, so that a first view waits for no longer one. */
export const MAIN_ISLANDS: readonly string[] = ['product-detail', 'search-listing'];

/** Returns what the loader needs to fetch each file (see `src/mount/built-files.ts`). */
export function builtFiles(chunks: readonly OutputChunk[]): BuiltFiles {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const importsOf = ({ imports }: OutputChunk) => imports.map((file) => byFile.get(file) as OutputChunk);
  const brings = (chunk: OutputChunk, other: OutputChunk): boolean =>
    importsOf(chunk).some((each) => each === other || brings(each, other));
  return Object.fromEntries(
    chunks.map((chunk) => {
      const imports = importsOf(chunk);
      const needed = imports.filter((other) => !imports.some((each) => brings(each, other)));
      return [chunk.name, [hashOf(chunk), ...needed.map(({ name }) => name)]];
    }),
  );
}

/** Returns the named files and all their static imports. */
export function filesFor(names: readonly string[], files: BuiltFiles): BuiltFiles {
  const needed: BuiltFiles = {};
  const visit = (name: string) => {
    const file = files[name];
    if (!file) throw new Error(`The build made no file for "${name}".`);
    const [, ...imports] = file;
    imports.forEach(visit);
    needed[name] = file;
  };
  names.forEach(visit);
  return needed;
}

/** Returns the files that the loader lists: its entries, the core and the lists. */
export function filesOfLoader(chunks: readonly OutputChunk[]): BuiltFiles {
  return filesFor(KNOWN_TO_LOADER, builtFiles(chunks));
}

/** Returns the files that the core adds to them. */
export function filesOfCore(chunks: readonly OutputChunk[]): BuiltFiles {
  return without(filesOfLoader(chunks), filesFor(KNOWN_TO_CORE, builtFiles(chunks)));
}

/**
 * Returns the lists of all files that the loader doesn't list, including those of the core, since a list may arrive
 * before the core runs: `main` has what the main islands can ever fetch, `more` the others.
 */
export function fileLists(chunks: readonly OutputChunk[]): { main: BuiltFiles; more: BuiltFiles } {
  const listed = Object.entries(without(filesOfLoader(chunks), builtFiles(chunks)));
  const reached = reachedFrom(MAIN_ISLANDS, chunks);
  return {
    main: Object.fromEntries(listed.filter(([name]) => reached.has(name))),
    more: Object.fromEntries(listed.filter(([name]) => !reached.has(name))),
  };
}

/** Returns the names of these files and of all that they import, now or later. */
function reachedFrom(names: readonly string[], chunks: readonly OutputChunk[]): Set<string> {
  const reached = new Set<string>();
  const visit = (chunk: OutputChunk | undefined) => {
    if (!chunk || reached.has(chunk.name)) return;
    reached.add(chunk.name);
    for (const file of [...chunk.imports, ...chunk.dynamicImports]) {
      visit(chunks.find(({ fileName }) => fileName === file));
    }
  };
  for (const name of names) visit(chunks.find((chunk) => chunk.name === name));
  return reached;
}

function without(known: BuiltFiles, files: BuiltFiles): BuiltFiles {
  return Object.fromEntries(Object.entries(files).filter(([name]) => !(name in known)));
}
