import type { PageParts } from '../start-page.ts';
import type { OverlayContract, When } from './contract.ts';

/** What the core knows of an island; the build derives it from the contracts. */
export interface IslandEntry {
  /** Absent for the cookie modal, which is the loader's own and no island. */
  when?: When;
  overlay?: OverlayContract;
  /** Files to fetch beside core and React, relative to the loader's own address: the island's own first. */
  files: readonly string[];
}

/** The script tag's islands by name. */
export type IslandTable = Readonly<Record<string, IslandEntry>>;

/** Files of the parts that are no islands, for the core. */
export type CoreParts = Readonly<Record<keyof PageParts, string>>;

/** What the loader fetches before the core is there. */
export interface LoadPlan {
  parts: Readonly<Record<'core' | 'react' | 'cookieModal' | 'gates', string>>;
  /** Files of the islands that need not wait for a visitor, by their names. */
  early: Readonly<Record<string, readonly string[]>>;
  /** Files of what the address or the payload may ask for, by query flag or address hash. */
  flagged: Readonly<Record<string, readonly string[]>>;
}

/** Imports a file of the build; `name` says which part is missing if it fails (see `load-chunk.ts`). */
export type LoadPart = <Module>(name: string, file: string) => Promise<Module>;
