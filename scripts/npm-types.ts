import { readFile, writeFile } from 'node:fs/promises';
import { toJsonSchema } from '@valibot/to-json-schema';
import { contracts } from '../widgets/contracts.ts';
import { ROOT } from './build/paths.ts';
import { pruneTypes } from './npm-package/prune-types.ts';
import { explainProps } from './schema/explain-props.ts';
import { readPropComments } from './schema/prop-comments.ts';

// Completes the npm package's declarations, after the compiler has written them: explains each prop, and leaves out what
// no entry leads to.

const types = `${ROOT}dist/npm/types`;
const path = `${types}/widgets/mounts.d.ts`;
const docs = new Map(contracts.map(({ name, props }) => [name, docsOf(name, props)]));
await writeFile(path, explainProps(await readFile(path, 'utf8'), docs));
pruneTypes(types, ['widgets/index.d.ts', 'react/index.d.ts', 'server/index.d.ts']);

/** The props' comments, with their defaults. */
function docsOf(name: string, props: (typeof contracts)[number]['props']): Map<string, string> {
  const { properties = {} } = toJsonSchema(props, { errorMode: 'ignore', typeMode: 'input' });
  return new Map(
    [...readPropComments(name)].map(([prop, comment]) => {
      const { [prop]: schema } = properties;
      const value = typeof schema === 'object' ? schema.default : undefined;
      return [prop, value === undefined ? comment : `${comment} @default ${JSON.stringify(value)}`];
    }),
  );
}
