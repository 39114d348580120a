import * as v from 'valibot';
import type { Catalog, CatalogSummary } from '../../domain/product/catalog.ts';

/** `#rrggbb`; any other value means not measured. */
const swatch = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value : null)),
);

const entries = {
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  title: v.string(),
  createdAt: v.fallback(v.optional(v.string()), undefined),
  isStandard: v.fallback(v.optional(v.boolean(), false), false),
  isFavorite: v.fallback(v.optional(v.boolean(), false), false),
  count: v.number(),
  excludedCount: v.fallback(v.optional(v.number(), 0), 0),
  owner: v.fallback(v.optional(v.string()), undefined),
  canEdit: v.fallback(v.optional(v.boolean(), false), false),
  swatches: v.fallback(v.optional(v.array(swatch), []), []),
  version: v.fallback(v.optional(v.number()), undefined),
};

/** Schema of a catalogue in the overview. */
export const catalogSummary: v.GenericSchema<unknown, CatalogSummary> = v.object(entries);

/** Schema of a catalogue. One with an unreadable product is refused: saving it would drop that product. */
export const catalogSchema: v.GenericSchema<unknown, Catalog> = v.object({
  ...entries,
  productIds: v.array(v.string()),
  excludedProductIds: v.array(v.string()),
  version: v.number(),
  customerCount: v.fallback(v.optional(v.number()), undefined),
});
