import type { Island } from './island/contract.ts';
import type { IslandTable } from './island/table.ts';
import type { PageParts } from './page-parts.ts';

/** Where the code of islands comes from: the script tag's files, or the npm package's modules. */
export interface Sources {
  table: IslandTable;
  island(name: string): Promise<Island>;
  part<Name extends keyof PageParts>(name: Name): Promise<PageParts[Name]>;
  /** Prefetches an island's code. */
  prefetch(name: string): void;
}
