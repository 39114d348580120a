import { toJsonSchema } from '@valibot/to-json-schema';
import type { IslandFacts } from '../../../../src/mount/island/contract.ts';

type JsonSchema = ReturnType<typeof toJsonSchema>;

/** A row of an island's table of props. */
export interface PropDescription {
  name: string;
  /** In TypeScript's notation, such as `'a' | 'b'` or `string[]`. */
  type: string;
  /** As JSON; `undefined` if there is none. */
  default: string | undefined;
  isRequired: boolean;
}

/** The props of an island, read from its schema. */
export function describeProps(props: IslandFacts['props']): PropDescription[] {
  const schema = toJsonSchema(props, { errorMode: 'ignore', typeMode: 'input' });
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const prop: JsonSchema = typeof property === 'object' ? property : {};
    return {
      name,
      type: describeType(prop),
      default: prop.default === undefined ? undefined : JSON.stringify(prop.default),
      isRequired: schema.required?.includes(name) ?? false,
    };
  });
}

function describeType(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'any';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(describeType).join(' | ');
  if (schema.type === 'array') {
    const item = schema.items && !Array.isArray(schema.items) ? describeType(schema.items) : 'any';
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  return [schema.type ?? 'any'].flat().join(' | ');
}
