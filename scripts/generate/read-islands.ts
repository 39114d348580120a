import { existsSync, readdirSync } from 'node:fs';
import { camelCase } from '../../src/lib/text/camel-case.ts';
import type { IslandFacts, IslandGroup } from '../../src/mount/island/contract.ts';
import { ROOT } from '../build/paths.ts';

const GROUPS: readonly IslandGroup[] = ['page', 'account', 'search', 'product', 'comparison'];

/** Reads the contracts of `widgets/<name>/island.ts`, by group and name. */
export async function readIslands(): Promise<IslandFacts[]> {
  const folders = readdirSync(`${ROOT}widgets`).filter((name) =>
    existsSync(`${ROOT}widgets/${name}/island.ts`),
  );
  const islands = await Promise.all(folders.map(readIsland));
  const rankOf = ({ group }: IslandFacts) => GROUPS.indexOf(group);
  return islands.sort((one, other) => rankOf(one) - rankOf(other) || one.name.localeCompare(other.name));
}

/** @throws Error if the contract is not exported by the island's name, or has another one than its folder */
async function readIsland(folder: string): Promise<IslandFacts> {
  const file = `${ROOT}widgets/${folder}/island.ts`;
  const { [camelCase(folder)]: island } = (await import(file)) as Record<string, IslandFacts | undefined>;
  if (island?.name !== folder)
    throw new Error(
      `widgets/${folder}/island.ts must export "${camelCase(folder)}", with the name "${folder}".`,
    );
  return island;
}
