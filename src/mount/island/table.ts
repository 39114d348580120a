import type { BuiltFiles } from '../built-files.ts';
import type { OverlayContract, When } from './contract.ts';

/** What the core knows of an island; the build derives it from the contracts. */
export interface IslandEntry {
  /** Absent for the cookie modal, which is the loader's own and no island. */
  when?: When;
  overlay?: OverlayContract;
  /** Name of the file that it shares with other islands, if it has none of its own name. */
  file?: string;
}

/** The script tag's islands by name. */
export type IslandTable = Readonly<Record<string, IslandEntry>>;

/** What the loader fetches before the core is there. */
export interface LoadPlan {
  /** What the loader knows from the start, with all that it imports. */
  files: BuiltFiles;
  /** Names of the files of the islands that need not wait for a visitor, by the islands' names. */
  early: Readonly<Record<string, string>>;
  /** By what the address or the payload may ask for an overlay: query flags and address hashes. */
  flags: readonly string[];
  /** Selectors of the islands whose calls are made ahead, by the file that makes them. */
  ahead: Readonly<Record<string, string>>;
  /** Files that `file-list` names with all that they need; others may need `more-files` too. */
  main: readonly string[];
}
