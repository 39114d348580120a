import type { Schema } from '../../../demo/server/shell/contract/contract.ts';
import { follow } from './document.ts';

/**
 * Fills in the fields that a schema requires and a test does not care about, by the schema's examples, else by what
 * says the least: no entries, no text, null. Everything that is given stays as it is, wrong or not.
 */
export function complete(schema: Schema, given: unknown): unknown {
  const { items, required = [], properties = {}, additionalProperties } = flatten(schema, given);
  if (given === undefined) return sample(schema);
  if (Array.isArray(given)) return given.map((each) => complete(items ?? {}, each ?? null));
  if (!isObject(given)) return given;
  const others = typeof additionalProperties === 'object' ? additionalProperties : {};
  const whole: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    if (value !== undefined) whole[key] = complete(properties[key] ?? others, value);
  }
  for (const key of required) {
    if (!(key in whole))
      whole[key] = key === 'uid' ? uidOf(whole, properties) : sample(properties[key] ?? others);
  }
  return whole;
}

/** What a schema's example looks like. */
function sample(schema: Schema): unknown {
  const flat = flatten(schema, undefined);
  if (flat.examples) return flat.examples[0];
  if (flat.const !== undefined) return flat.const;
  if (flat.default !== undefined) return flat.default;
  if (flat.enum) return flat.enum.includes(null) ? null : flat.enum[0];
  const types = [flat.type ?? []].flat();
  if (types.length === 0 || types.includes('null')) return null;
  if (types.includes('object')) return complete(flat, {});
  if (types.includes('array')) return [];
  if (types.includes('boolean')) return false;
  return types.includes('string') ? 'x'.repeat(flat.minLength ?? 0) : (flat.minimum ?? 0);
}

/** Distinct for every hit: ids repeat across result types. */
function uidOf({ id = '', resultType = 'pigments' }: Record<string, unknown>, of: Record<string, Schema>) {
  return `${of.resultType?.const ?? resultType}::${id}`;
}

/** A schema in one piece: references followed, parts joined, and of alternatives the one that is meant. */
function flatten(schema: Schema, given: unknown): Schema {
  const { $ref, allOf = [], anyOf, oneOf, ...own } = schema;
  const parts = [...($ref ? [follow({ $ref } as Schema)] : []), ...allOf];
  const alternatives = anyOf ?? oneOf;
  if (alternatives) parts.push(chooseFrom(alternatives, given));
  return parts
    .map((part) => flatten(part, given))
    .reduceRight<Schema>((whole, part) => join(part, whole), own);
}

function join(first: Schema, second: Schema): Schema {
  const properties = { ...first.properties };
  for (const [key, more] of Object.entries(second.properties ?? {})) {
    properties[key] = properties[key] ? { allOf: [properties[key], more] } : more;
  }
  const items = first.items && second.items ? { allOf: [first.items, second.items] } : undefined;
  return {
    ...first,
    ...second,
    ...(items && { items }),
    properties,
    required: [...(first.required ?? []), ...(second.required ?? [])],
  };
}

/** The alternative that no field contradicts and that knows the most of them; the first or null for nothing. */
function chooseFrom(alternatives: readonly Schema[], given: unknown): Schema {
  const known = alternatives.map((each) => ({ each, flat: flatten(each, given) }));
  if (!isObject(given)) return (known.find(({ flat }) => flat.type === 'null') ?? known[0])?.each ?? {};
  const knows = ({ flat: { properties = {} } }: (typeof known)[number]) => {
    const fields = Object.entries(given);
    if (fields.some(([key, value]) => ![undefined, value].includes(properties[key]?.const as never)))
      return -1;
    return fields.filter(([key]) => key in properties).length;
  };
  return known.toSorted((one, other) => knows(other) - knows(one))[0]?.each ?? {};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
