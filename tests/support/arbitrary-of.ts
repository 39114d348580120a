import fc from 'fast-check';
import * as v from 'valibot';

/** Stands where a server may leave a field out, and may write `null` as well. */
const LEFT_OUT = Symbol('left out');

/** The parts of valibot's schemas that values are made by. */
interface Schema {
  type: string;
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  item?: Schema;
  value?: Schema;
  options?: readonly unknown[];
  getter?: (input: unknown) => Schema;
  pipe?: readonly unknown[];
}

/** Values that a schema takes; in place of optional fields there is at times `LEFT_OUT`. Lazy schemas end at `depth`. */
export function arbitraryOf(schema: unknown, depth = 3): fc.Arbitrary<unknown> {
  const { type, wrapped, entries, item, value, options, getter, pipe } = schema as Schema;
  const taken = (values: fc.Arbitrary<unknown>) =>
    pipe ? values.filter((each) => v.is(schema as v.GenericSchema, each)) : values;
  const simple = SIMPLE[type]?.();
  if (simple) return taken(simple);
  if (wrapped) return type === 'optional' ? mayLack(wrapped, depth) : arbitraryOf(wrapped, depth);
  if (entries) {
    return fc.record(
      Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, arbitraryOf(entry, depth)])),
    );
  }
  if (item) {
    const isEnd = getterOf(item) && depth === 0;
    return isEnd ? fc.constant([]) : fc.array(arbitraryOf(item, depth), { maxLength: 3 });
  }
  if (value)
    return fc.dictionary(fc.string({ minLength: 1 }), mayLack(value, depth), {
      maxKeys: 4,
      noNullPrototype: true,
    });
  if (getter) return arbitraryOf(getter(undefined), depth - 1);
  if (type === 'literal') return fc.constant((schema as { literal: unknown }).literal);
  if (type === 'picklist') return fc.constantFrom(...(options as unknown[]));
  if (type === 'union')
    return taken(fc.oneof(...(options as Schema[]).map((option) => arbitraryOf(option, depth))));
  throw new Error(`No values are known for a schema of type ${type}.`);
}

/** JSON of a value in which what is left out is missing. */
export const jsonWithout = (value: unknown): string => JSON.stringify(value) ?? '{}';

/** JSON of a value in which what is left out is `null`. */
export const jsonWithNulls = (value: unknown): string =>
  JSON.stringify(value, (_, inner) => (inner === LEFT_OUT ? null : inner));

const SIMPLE: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
  string: () => fc.oneof(fc.string(), fc.constantFrom('coatings', '2026-03-01T10:00:00.000Z', '/home')),
  number: () => fc.oneof(fc.nat(300), fc.double({ noNaN: true, noDefaultInfinity: true })),
  boolean: () => fc.boolean(),
  // Deep enough for an object with a part that is an object.
  unknown: () => fc.jsonValue({ maxDepth: 2 }).filter((value) => value !== null),
};

const getterOf = (schema: Schema) => schema.getter;

const mayLack = (schema: Schema, depth: number) =>
  fc.oneof(
    { weight: 2, arbitrary: arbitraryOf(schema, depth) },
    { weight: 1, arbitrary: fc.constant(LEFT_OUT) },
  );
