import * as v from 'valibot';

/** The parts of a schema that hold other schemas, or the values that it allows. */
interface SchemaFields {
  type: string;
  entries?: Readonly<Record<string, SchemaFields>>;
  item?: SchemaFields;
  value?: SchemaFields;
  wrapped?: SchemaFields;
  getter?: (input: unknown) => SchemaFields;
  options?: readonly unknown[];
}

/** Rounds after which a value that stays wrong is replaced as a whole. */
const ROUNDS = 5;

/** Names of texts that are addresses. */
const ADDRESS = /url|link|src|page$/i;

/** Replaces what is wrong in a field's value by samples of its schema, and keeps the rest. */
export function repairValue(schema: v.GenericSchema, field: string, raw: unknown): unknown {
  const fields = schema as unknown as SchemaFields;
  let value = raw;
  for (let round = 0; round < ROUNDS; round++) {
    const { success, issues = [] } = v.safeParse(schema, value);
    if (success) return value;
    for (const { path = [] } of issues) {
      value = replaceAt(
        value,
        path.map(({ key }) => key as string | number),
        fields,
        field,
      );
    }
  }
  return sampleOf(fields, field);
}

function replaceAt(
  value: unknown,
  [key, ...rest]: readonly (string | number)[],
  schema: SchemaFields | undefined,
  name: string,
): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return sampleOf(schema, name);
  const outer = unwrap(schema);
  const inner = outer?.entries?.[key] ?? outer?.item ?? outer?.value;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? replaceAt(item, rest, inner, name) : item));
  }
  const old = (value as Record<string, unknown>)[key];
  return { ...value, [key]: replaceAt(old, rest, inner, String(key)) };
}

/** A value that the schema accepts, as short as can be. */
function sampleOf(schema: SchemaFields | undefined, name: string): unknown {
  const { type, entries = {}, item, options = [] } = unwrap(schema) ?? { type: 'string' };
  if (type === 'string') return ADDRESS.test(name) ? '/…' : '…';
  if (type === 'number') return 1;
  if (type === 'boolean') return true;
  if (type === 'picklist') return options[0];
  if (type === 'array') return [sampleOf(item, name)];
  const needed = Object.entries(entries).filter(([, inner]) => inner.type !== 'optional');
  return Object.fromEntries(needed.map(([key, inner]) => [key, sampleOf(inner, key)]));
}

/** The schema behind what makes it optional, recursive or one of several. */
function unwrap(schema: SchemaFields | undefined): SchemaFields | undefined {
  if (schema?.wrapped) return unwrap(schema.wrapped);
  if (schema?.getter) return unwrap(schema.getter(undefined));
  return schema?.type === 'union' ? unwrap(schema.options?.[0] as SchemaFields) : schema;
}
