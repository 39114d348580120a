import { isOnlyOverlay } from '../../demo/server/pages/gallery/snippet.ts';
import { camelCase } from '../../src/lib/text/camel-case.ts';
import type { IslandFacts } from '../../src/mount/island/contract.ts';
import { importsOf } from './contracts-module.ts';
import { isOpenedByPage } from './placed-by.ts';
import { WRITTEN_BY } from './written-by.ts';

/** Returns the code of `widgets/mounts.ts`: the mount functions of the npm package. */
export function mountsModule(islands: readonly IslandFacts[]): string {
  // The cookie modal has no place on the page: it is opened by its name.
  const mounted = islands.filter(({ name }) => name !== 'cookie-modal');
  const functions = mounted.map(
    (island) =>
      `${commentOf(island)}\nexport const ${camelCase(`mount-${island.name}`)} = mounter(${camelCase(island.name)});`,
  );
  return `// ${WRITTEN_BY}

import { mounter } from '../src/mount/island/mounter.ts';
${importsOf(mounted.map(({ name }) => name))}

${functions.join('\n\n')}
`;
}

function commentOf(island: IslandFacts): string {
  const { name, summary } = island;
  const opened = isOpenedByPage(island)
    ? ` \`open('${name}')\` shows it.`
    : isOnlyOverlay(island)
      ? ' Opens by itself.'
      : '';
  return `/** Mounts \`${name}\`. ${summary}${opened} */`;
}
