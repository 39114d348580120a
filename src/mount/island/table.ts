import type { BuiltFiles } from '../built-files.ts';
import type { OverlayContract, When } from './contract.ts';

/** What the core knows of an island; the build derives it from the contracts. */
export interface IslandEntry {
  /** Absent for the cookie modal, which belongs to the loader and is not an island. */
  when?: When;
  overlay?: OverlayContract;
  /** Name of the file shared with other islands, if the island has no file of its own. */
  file?: string;
}

/** Islands of the script tag, by name. */
export type IslandTable = Readonly<Record<string, IslandEntry>>;

/** What the loader fetches before the core is loaded. */
export interface LoadPlan {
  /** Files that the loader knows from the start, with all their imports. */
  files: BuiltFiles;
  /** File names of islands that don't wait for the visitor, by island name. */
  early: Readonly<Record<string, string>>;
  /** Query flags and address hashes by which the address or the payload may open an overlay. */
  flags: readonly string[];
  /** Selectors of islands whose calls are made ahead, by the file that makes them. */
  ahead: Readonly<Record<string, string>>;
  /** Files that `file-list` lists with all their imports; others may need `more-files` too. */
  main: readonly string[];
}
