import type { OutputChunk } from 'rollup';
import type { IslandFacts } from '../../src/mount/contract.ts';
import { entryOf } from './chunk-names.ts';

/** The file of an entry and all that it imports statically, the entry first. */
export function closureOf(entry: string, chunks: readonly OutputChunk[]): string[] {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) visit(next);
  };
  visit(fileOf(entry, chunks));
  return [...files];
}

/** The code of `virtual:island-table`, from the contracts and the built chunks. */
export function islandTable(contracts: readonly IslandFacts[], chunks: readonly OutputChunk[]): string {
  const core = fileOf('core', chunks);
  const react = fileOf('react', chunks);
  const table = Object.fromEntries(
    contracts.map(({ name, when, overlay }) => {
      const own = name === 'cookie-modal' ? [] : closureOf(entryOf(name), chunks);
      // The loader fetches both in any case.
      const files = own.filter((file) => file !== core && file !== react);
      return [name, { ...(own.length ? { when } : {}), ...(overlay ? { overlay } : {}), files }];
    }),
  );
  const parts = {
    core,
    react,
    cookieModal: fileOf('cookie-modal', chunks),
    gated: fileOf('gated', chunks),
    analytics: fileOf('analytics', chunks),
    editor: fileOf('editor', chunks),
    gates: fileOf('gates', chunks),
  };
  return `export const table = ${JSON.stringify(table)};\nexport const parts = ${JSON.stringify(parts)};`;
}

function fileOf(entry: string, chunks: readonly OutputChunk[]): string {
  const chunk = chunks.find(({ name, isEntry }) => isEntry && name === entry);
  if (!chunk) throw new Error(`The build made no file for "${entry}".`);
  return chunk.fileName;
}
