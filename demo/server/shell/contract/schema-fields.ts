import type { Schema } from './contract.ts';

/** A field of a body, with its path. */
export interface SchemaField {
  /** Such as `basket[].id`. */
  path: string;
  schema: Schema;
  isRequired: boolean;
}

/** Lists the fields of an inline schema, including those of nested objects; references are not resolved. */
export function fieldsOf(schema: Schema, prefix = ''): SchemaField[] {
  const own = Object.entries({ ...schema.properties, ...schema.patternProperties }).flatMap(
    ([name, inner]) => {
      const path = `${prefix}${name}`;
      const isRequired = schema.required?.includes(name) ?? false;
      return [{ path, schema: inner, isRequired }, ...fieldsWithin(inner, path)];
    },
  );
  const schemas = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [...own, ...schemas.flatMap((inner) => fieldsOf(inner, prefix))];
}

function fieldsWithin(schema: Schema, path: string): SchemaField[] {
  if (schema.items) return fieldsWithin(schema.items, `${path}[]`);
  if (typeof schema.additionalProperties === 'object')
    return fieldsWithin(schema.additionalProperties, `${path}.*`);
  return fieldsOf(schema, `${path}.`);
}

const LIMITS: Readonly<Record<string, string>> = {
  minLength: 'characters from',
  maxLength: 'characters up to',
  minimum: 'from',
  maximum: 'up to',
  minItems: 'entries from',
  maxItems: 'entries up to',
  pattern: 'as',
  format: 'as',
  default: 'default',
};

/** Describes a value's constraints, such as `entries from 2`. */
export function limitsOf(schema: Schema): string[] {
  const own = Object.entries(LIMITS).flatMap(([keyword, words]) =>
    schema[keyword] === undefined ? [] : [`${words} ${schema[keyword]}`],
  );
  return [...own, ...(schema.allOf ?? []).flatMap(limitsOf)];
}
