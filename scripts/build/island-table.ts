import type { OutputChunk } from 'rollup';
import type { IslandFacts } from '../../src/mount/island/contract.ts';
import type { CoreParts, IslandTable, LoadPlan } from '../../src/mount/island/table.ts';
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

/** What the core knows of each island, from the contracts and the built chunks. */
export function islandTable(contracts: readonly IslandFacts[], chunks: readonly OutputChunk[]): IslandTable {
  const react = fileOf('react', chunks);
  const closures = contracts.map(({ name }) =>
    name === 'cookie-modal' ? [] : closureOf(entryOf(name), chunks),
  );
  const usersOf = (file: string) => closures.filter((files) => files.includes(file)).length;
  return Object.fromEntries(
    contracts.map(({ name, when, overlay }, index) => {
      const [own, ...others] = closures[index] ?? [];
      // The loader fetches React in any case. The most wanted first: lists that begin alike compress well.
      const shared = others
        .filter((file) => file !== react)
        .sort((one, other) => usersOf(other) - usersOf(one) || one.localeCompare(other));
      const files = own ? [own, ...shared] : [];
      return [name, { ...(own ? { when } : {}), ...(overlay ? { overlay } : {}), files }];
    }),
  );
}

/** The code of `virtual:island-table`, for the core. */
export function islandTableModule(table: IslandTable, chunks: readonly OutputChunk[]): string {
  const parts: CoreParts = {
    react: fileOf('react', chunks),
    'cookie-modal': fileOf('cookie-modal', chunks),
    gated: fileOf('gated', chunks),
    'consent-options': fileOf('consent-options', chunks),
    analytics: fileOf('analytics', chunks),
    'error-reporting': fileOf('error-reporting', chunks),
    editor: fileOf('editor', chunks),
    gates: fileOf('gates', chunks),
    tooltips: fileOf('tooltips', chunks),
  };
  return exportsOf({ table, parts });
}

/** The code of `virtual:load-plan`, for the loader: the little of the table that cannot wait for the core. */
export function loadPlanModule(table: IslandTable, chunks: readonly OutputChunk[]): string {
  const islands = Object.entries(table);
  const early = islands.filter(([, { when }]) => when === 'load' || when === 'idle');
  const flagged = islands.flatMap(([, { overlay: { query, hash } = {}, files }]) => [
    ...(query ? [[query, files]] : []),
    ...(hash ? [[`#${hash}`, files]] : []),
  ]);
  const parts: LoadPlan['parts'] = {
    core: fileOf('core', chunks),
    react: fileOf('react', chunks),
    cookieModal: fileOf('cookie-modal', chunks),
    gates: fileOf('gates', chunks),
  };
  return exportsOf({
    parts,
    early: Object.fromEntries(early.map(([name, { files }]) => [name, files])),
    flagged: Object.fromEntries(flagged),
  });
}

function exportsOf(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function fileOf(entry: string, chunks: readonly OutputChunk[]): string {
  const chunk = chunks.find(({ name, isEntry }) => isEntry && name === entry);
  if (!chunk) throw new Error(`The build made no file for "${entry}".`);
  return chunk.fileName;
}
