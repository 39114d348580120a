import type { OverlayContract, When } from './contract.ts';

/** What the loader knows of an island; the build derives it from the contracts. */
export interface IslandEntry {
  /** Absent for the cookie modal, which is the loader's own and no island. */
  when?: When;
  overlay?: OverlayContract;
  /** Files to fetch beside core and React, relative to the loader's own address: the island's own first. */
  files: readonly string[];
}

/** The loader's islands by name. */
export type IslandTable = Readonly<Record<string, IslandEntry>>;

/** Files of the parts that are no islands. */
export type LoaderParts = Readonly<
  Record<'core' | 'react' | 'cookieModal' | 'gated' | 'analytics' | 'editor' | 'gates', string>
>;

/** Imports a file of the build; `name` says which part is missing if it fails (see `load-chunk.ts`). */
export type LoadPart = <Module>(name: string, file: string) => Promise<Module>;
