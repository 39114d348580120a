import { readFileSync } from 'node:fs';
import { ROOT } from '../build/paths.ts';
import { contractsModule } from './contracts-module.ts';
import { islandPropsModule } from './island-props-module.ts';
import { withIslandTables } from './island-table.ts';
import { mountsModule } from './mounts-module.ts';
import { readIslands } from './read-islands.ts';

const ISLANDS = 'docs/guide/islands.md';

/** Returns the text of each file that follows from the contracts, by its path. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const islands = await readIslands();
  return new Map([
    ['widgets/contracts.ts', contractsModule(islands)],
    ['widgets/island-props.ts', islandPropsModule(islands)],
    ['widgets/mounts.ts', mountsModule(islands)],
    [ISLANDS, withIslandTables(readFileSync(ROOT + ISLANDS, 'utf8'), islands)],
  ]);
}
