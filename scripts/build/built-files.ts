import { createHash } from 'node:crypto';
import type { OutputChunk } from 'rollup';
import type { BuiltFile, BuiltFiles } from '../../src/mount/built-files.ts';
import { exportsOf } from './exports-of.ts';

/** What the loader knows from the start, beside the core: what every page needs. Each file costs 45 bytes. */
const KNOWN_TO_LOADER: readonly string[] = ['cookie-modal', 'react', 'shell'];

/** What the core knows: what is asked for at once by people who log in. All others are in a list of their own. */
const KNOWN_TO_CORE: readonly string[] = ['gates', 'http', 'login'];

/** What the loader has to know of each file in order to fetch it (see `src/mount/built-files.ts`). */
export function builtFiles(chunks: readonly OutputChunk[]): BuiltFiles {
  return Object.fromEntries(
    chunks.map(({ fileName, code, imports }) => {
      const hash = createHash('sha256').update(code).digest('base64');
      return [fileName, [hash, ...imports]];
    }),
  );
}

/** Those of the files that the named ones need, themselves included. Throws where files import each other. */
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

/** What the loader knows from the start, beside the core and the list of all others. */
export function filesOfLoader(chunks: readonly OutputChunk[]): BuiltFiles {
  return filesOf(KNOWN_TO_LOADER, chunks);
}

/** What the core adds to them. */
export function filesOfCore(chunks: readonly OutputChunk[]): BuiltFiles {
  return without(filesOfLoader(chunks), filesOf(KNOWN_TO_CORE, chunks));
}

/**
 * The code of `virtual:file-list`: all that the loader does not know. It has those of the core, too, since it may be
 * there before the core runs.
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

/** The file of an entry, or of a part that is imported later. */
export function fileOf(name: string, chunks: readonly OutputChunk[]): string {
  const chunk = chunks.find((each) => each.name === name);
  if (!chunk) throw new Error(`The build made no file for "${name}".`);
  return chunk.fileName;
}
