import { mkdir, writeFile } from 'node:fs/promises';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { comparisonFields } from '../src/payload/comparison-fields.ts';
import { payloadFields } from '../src/payload/schema.ts';
import { contracts } from '../widgets/contracts.ts';
import { ROOT } from './build/paths.ts';

// Writes dist/schema: the JSON Schemas of the page payload and of each island's props, for CMS developers.

const folder = `${ROOT}dist/schema`;
const options = { typeMode: 'input', errorMode: 'ignore', target: 'draft-2020-12' } as const;

await mkdir(folder, { recursive: true });
await write(
  'payload',
  v.partial(v.object({ ...payloadFields, ...comparisonFields })),
  'Page payload of ce-widgets',
);
for (const { name, props, summary } of contracts) await write(`${name}.props`, props, summary);

async function write(name: string, schema: v.GenericSchema, title: string): Promise<void> {
  const json = { title, ...toJsonSchema(schema, options) };
  await writeFile(`${folder}/${name}.json`, `${JSON.stringify(json, null, 2)}\n`);
}
