import type { Island } from './island/contract.ts';
import type { IslandTable } from './island/table.ts';
import type { PageChunks } from './page-chunks.ts';

/** Where the code of islands comes from: the script tag's files, or the npm package's modules. */
export interface Sources {
  table: IslandTable;
  island(name: string): Promise<Island>;
  chunk<Name extends keyof PageChunks>(name: Name): Promise<PageChunks[Name]>;
  /** Prefetches an island's code. */
  prefetch(name: string): void;
}
