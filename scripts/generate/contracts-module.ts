import { camelCase } from '../../src/lib/text/camel-case.ts';
import type { IslandFacts } from '../../src/mount/island/contract.ts';
import { WRITTEN_BY } from './written-by.ts';

/** Returns the code of `widgets/contracts.ts`. */
export function contractsModule(islands: readonly IslandFacts[]): string {
  const names = islands.map(({ name }) => name);
  return `// ${WRITTEN_BY}

import type { IslandFacts } from '../src/mount/island/contract.ts';
${importsOf(names)}

/** All islands, in the order of the gallery. The build derives the loader's table from it. */
export const contracts: readonly IslandFacts[] = [
${names.map((name) => `  ${camelCase(name)},`).join('\n')}
];
`;
}

/** Import statements of contracts, in the order that the formatter wants. */
export function importsOf(names: readonly string[]): string {
  return names
    .toSorted()
    .map((name) => `import { ${camelCase(name)} } from './${name}/island.ts';`)
    .join('\n');
}
