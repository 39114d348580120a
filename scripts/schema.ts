import { mkdir, rm, writeFile } from 'node:fs/promises';
import { contracts } from '../widgets/contracts.ts';
import { ROOT } from './build/paths.ts';
import { payloadJsonSchema } from './schema/payload-json-schema.ts';
import { propsJsonSchema } from './schema/props-json-schema.ts';

// Writes dist/schema: the JSON Schemas of the page payload and of each island's props, for CMS developers.

const folder = `${ROOT}dist/schema`;

// Schemas of islands that are no more would be published, too.
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await write('payload', 'Page payload of ce-widgets', payloadJsonSchema());
for (const { name, props, summary } of contracts)
  await write(`${name}.props`, summary, propsJsonSchema(name, props));

async function write(name: string, title: string, schema: object): Promise<void> {
  await writeFile(`${folder}/${name}.json`, `${JSON.stringify({ title, ...schema }, null, 2)}\n`);
}
