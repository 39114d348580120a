import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Body of the search calls: which part of the result is asked for (spec P§7). */
export const pageBody = v.pipe(
  v.unknown(),
  // An array would pass for an object without the fields.
  v.check((value) => !Array.isArray(value), 'Expected an object'),
  v.object({
    from: v.optional(count, 0),
    size: v.optional(count),
    isProductSuggestRequest: v.optional(v.boolean(), false),
  }),
);

/** Which part of a result is asked for. */
export type PageBody = v.InferOutput<typeof pageBody>;
