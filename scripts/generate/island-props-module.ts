import { isOnlyOverlay } from '../../demo/server/pages/gallery/snippet.ts';
import { camelCase } from '../../src/lib/text/camel-case.ts';
import type { IslandFacts } from '../../src/mount/island/contract.ts';
import { isOpenedByPage } from './placed-by.ts';
import { WRITTEN_BY } from './written-by.ts';

/** Returns the code of `widgets/island-props.ts`: the props of each island by its name, as types only. */
export function islandPropsModule(islands: readonly IslandFacts[]): string {
  const markers = islands.filter((island) => !isOnlyOverlay(island));
  const openers = islands.filter(isOpenedByPage);
  const names = islands.filter((island) => markers.includes(island) || openers.includes(island));
  return `// ${WRITTEN_BY}

import type * as v from 'valibot';
import type { Island } from '../src/mount/island/contract.ts';
${importTypesOf(names.map(({ name }) => name))}

/** The props that a page gives to an island. */
type Given<Contract extends Pick<Island, 'props'>> = v.InferInput<Contract['props']>;

/** Props of each island that a marker places, by its name. */
export interface MarkerProps {
${markers.map(fieldOf).join('\n')}
}

/** Props of each overlay that a link or button opens, by its name. */
export interface OpenerProps {
${openers.map(fieldOf).join('\n')}
}

/** Props that may be left out where all of them are optional. */
export type PropsField<Props> =
  | { props: Props }
  | (object extends Props ? { props?: Props | undefined } : never);
`;
}

function fieldOf({ name, summary }: IslandFacts): string {
  return `  /** ${summary} */\n  ${/^\w+$/.test(name) ? name : `'${name}'`}: Given<typeof ${camelCase(name)}>;`;
}

function importTypesOf(names: readonly string[]): string {
  return names
    .toSorted()
    .map((name) => `import type { ${camelCase(name)} } from './${name}/island.ts';`)
    .join('\n');
}
