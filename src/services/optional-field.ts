import * as v from 'valibot';

/** A field that the answer can be shown without: of an unknown shape, it counts as absent. */
export const optionalField = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.fallback(v.optional(schema), undefined);
