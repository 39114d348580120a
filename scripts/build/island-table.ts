import type { OutputChunk } from 'rollup';
import type { IslandFacts } from '../../src/mount/island/contract.ts';
import type { IslandTable, LoadPlan } from '../../src/mount/island/table.ts';
import { builtFiles, fileOf, filesFor, filesOfCore, filesOfLoader } from './built-files.ts';
import { entryOf } from './chunk-rules.ts';
import { exportsOf } from './exports-of.ts';
import { readPageParts } from './page-parts.ts';

/** Returns the core's table of islands, from their contracts and the built chunks. */
export function islandTable(contracts: readonly IslandFacts[], chunks: readonly OutputChunk[]): IslandTable {
  return Object.fromEntries(
    contracts.map(({ name, when, overlay }) => {
      // The loader opens the cookie modal itself.
      const own = name === 'cookie-modal' ? {} : { when, file: fileOf(entryOf(name), chunks) };
      return [name, { ...own, ...(overlay ? { overlay } : {}) }];
    }),
  );
}

/** Returns the code of `virtual:island-table`, for the core. */
export function islandTableModule(table: IslandTable, chunks: readonly OutputChunk[]): string {
  const parts = Object.keys(readPageParts()).map((name) => [name, fileOf(name, chunks)]);
  return exportsOf({ table, parts: Object.fromEntries(parts), files: filesOfCore(chunks) });
}

/** Returns the code of `virtual:load-plan`: the part of the table that the loader needs before the core arrives. */
export function loadPlanModule(table: IslandTable, chunks: readonly OutputChunk[]): string {
  const islands = Object.entries(table);
  const early = islands.filter(([, { when }]) => when === 'load' || when === 'idle');
  const flags = islands.flatMap(([, { overlay: { query, hash } = {} }]) => [
    ...(query ? [query] : []),
    ...(hash ? [`#${hash}`] : []),
  ]);
  const parts: LoadPlan['parts'] = {
    core: fileOf('core', chunks),
    react: fileOf('react', chunks),
    cookieModal: fileOf('cookie-modal', chunks),
    fileList: fileOf('file-list', chunks),
  };
  return exportsOf({
    parts,
    early: Object.fromEntries(early.map(([name, { file = '' }]) => [name, file])),
    flags,
    files: { ...filesOfLoader(chunks), ...filesFor([parts.core, parts.fileList], builtFiles(chunks)) },
  });
}
