import { describeProps } from '../../demo/server/pages/gallery/describe-props.ts';
import type { IslandFacts } from '../../src/mount/island/contract.ts';

/** Returns the names of the props of each island, by its name. Editor mode reports all others. */
export function readPropNames(islands: readonly IslandFacts[]): Record<string, string[]> {
  return Object.fromEntries(
    islands.map(({ name, props }) => [name, describeProps(props).map((prop) => prop.name)]),
  );
}
