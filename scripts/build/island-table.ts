import type { OutputChunk } from 'rollup';
import * as v from 'valibot';
import type { FirstCallFacts } from '../../server/first-view.ts';
import { ASKED_PROPS, type AskedDefaults } from '../../src/listing/rules/asked-props.ts';
import type { IslandFacts, When } from '../../src/mount/island/contract.ts';
import type { IslandTable, LoadPlan } from '../../src/mount/island/table.ts';
import type { AheadCall } from '../../src/store/ahead/ahead-call.ts';
import { builtFiles, filesFor, filesOfCore, filesOfLoader, MAIN_ISLANDS } from './built-files.ts';
import { entryOf } from './chunk-rules.ts';
import { exportsOf } from './exports-of.ts';
import { readPageChunks } from './page-chunks.ts';

/** Files that make calls ahead: those of a product, and those of a listing. */
const AHEAD_FILES = ['ahead', 'ahead-listing'] as const;
type AheadFile = (typeof AHEAD_FILES)[number];

/** Returns the core's table of islands, from their contracts. */
export function islandTable(contracts: readonly IslandFacts[]): IslandTable {
  return Object.fromEntries(
    contracts.map(({ name, when, overlay }) => {
      const file = entryOf(name);
      return [
        name,
        {
          // The loader opens the cookie modal itself.
          ...(name === 'cookie-modal' ? {} : { when }),
          ...(file === name ? {} : { file }),
          ...(overlay ? { overlay } : {}),
        },
      ];
    }),
  );
}

/** Returns the code of `virtual:island-table`, for the core. Throws if an island or a part has no file. */
export function islandTableModule(table: IslandTable, chunks: readonly OutputChunk[]): string {
  const islands = Object.entries(table).map(([name, { file = name }]) => file);
  filesFor([...islands, ...Object.keys(readPageChunks())], builtFiles(chunks));
  return exportsOf({ table, files: filesOfCore(chunks) });
}

/** Returns the code of `virtual:load-plan`: the part of the table that the loader needs before the core arrives. */
export function loadPlanModule(
  table: IslandTable,
  contracts: readonly IslandFacts[],
  chunks: readonly OutputChunk[],
): string {
  const islands = Object.entries(table);
  const early = islands.filter(([, { when }]) => isEarly(when));
  const flags = islands.flatMap(([, { overlay: { query, hash } = {} }]) => [
    ...(query ? [query] : []),
    ...(hash ? [`#${hash}`] : []),
  ]);
  const plan: LoadPlan = {
    early: Object.fromEntries(early.map(([name, { file = name }]) => [name, file])),
    flags,
    ahead: Object.fromEntries(
      AHEAD_FILES.map((file) => [
        file,
        Object.keys(aheadOf(contracts, file))
          .map((name) => `[data-ce-widget=${name}]`)
          .join(),
      ]),
    ),
    files: { ...filesOfLoader(chunks), ...filesFor(['core', 'file-list', 'more-files'], builtFiles(chunks)) },
    main: [...MAIN_ISLANDS, 'search', 'field-manifest'],
  };
  return exportsOf(plan);
}

/** Whether an island's files are fetched before the core runs: none of these waits for the visitor. */
export function isEarly(when: When | undefined): boolean {
  return when?.split('|').some((occasion) => occasion === 'load' || occasion === 'idle') ?? false;
}

/** Returns the code of `virtual:ahead` in one of the files that make calls ahead. */
export function aheadModule(contracts: readonly IslandFacts[], file: AheadFile): string {
  const ahead = aheadOf(contracts, file);
  return exportsOf(file === 'ahead-listing' ? { ahead, defaults: defaultsOf(contracts, ahead) } : { ahead });
}

/** What the page's server needs to know of each island's first calls, by island name. */
export function firstCallFacts(contracts: readonly IslandFacts[]): Record<string, FirstCallFacts> {
  const calling = contracts.filter(({ ahead }) => ahead);
  return Object.fromEntries(
    calling.map((contract) => {
      const { name, ahead = [] } = contract;
      return [name, { calls: ahead, defaults: askedDefaults(contract) }];
    }),
  );
}

/** The defaults of the islands' props that the listing's calls depend on. */
function defaultsOf(contracts: readonly IslandFacts[], ahead: object): Record<string, AskedDefaults> {
  const islands = contracts.filter(({ name }) => name in ahead);
  return Object.fromEntries(islands.map((island) => [island.name, askedDefaults(island)]));
}

function askedDefaults({ props }: Pick<IslandFacts, 'props'>): AskedDefaults {
  const defaults = Object.entries<unknown>(v.getDefaults(props) ?? {});
  return Object.fromEntries(defaults.filter(([prop]) => ASKED_PROPS.some((asked) => asked === prop)));
}

function aheadOf(contracts: readonly IslandFacts[], file: AheadFile): Record<string, readonly AheadCall[]> {
  return Object.fromEntries(
    contracts.flatMap(({ name, ahead }) =>
      ahead && ahead.includes('search') === (file === 'ahead-listing') ? [[name, ahead]] : [],
    ),
  );
}
