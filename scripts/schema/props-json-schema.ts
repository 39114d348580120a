import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { IslandFacts } from '../../src/mount/island/contract.ts';
import { inSentences, readPropComments } from './prop-comments.ts';
import { schemaOptions } from './schema-options.ts';

/** The JSON Schema of an island's props; each is described by its doc comment. */
export function propsJsonSchema(name: string, props: IslandFacts['props']): JsonSchema {
  const schema = toJsonSchema(props, schemaOptions);
  const comments = readPropComments(name);
  const described = Object.entries(schema.properties ?? {}).map(([prop, value]) => {
    const description = inSentences(comments.get(prop) ?? '');
    return [prop, typeof value === 'object' && description ? { description, ...value } : value];
  });
  return { ...schema, ...(schema.properties && { properties: Object.fromEntries(described) }) };
}
