import * as v from 'valibot';
import { productEntries } from '../product-entries.ts';

const { id, uid, prd, product_name, isInternal, industries, color_values } = productEntries;

/** Schema of a product near another. */
export const near = v.object({
  id,
  uid,
  prd,
  product_name,
  isInternal,
  industries,
  color_values,
  /** Colour Index name; effect pigments have none. */
  color_index: v.fallback(v.optional(v.string()), undefined),
  transparency_title: v.fallback(v.optional(v.string()), undefined),
  /** Code of the depth compared; a service that names none compares masstones alone. */
  applicationType: v.fallback(v.optional(v.string()), undefined),
  /** Key; a service that names none cannot filter by it. */
  chemistry: v.fallback(v.optional(v.string()), undefined),
  chemistry_title: v.fallback(v.optional(v.string()), undefined),
  /** In the medium and depth, such as `7` or `7–8`; a service that names none cannot filter by it. */
  light_fastness: v.fallback(v.optional(v.string()), undefined),
  /** CIEDE2000. */
  deltaE: v.number(),
  /** Angle at which effect pigments are compared. */
  angle: v.optional(v.string()),
  /** The compared colour. */
  measured: v.fallback(v.optional(v.object({ L: v.number(), a: v.number(), b: v.number() })), undefined),
  /** Its screen colour. */
  rgb: v.fallback(v.optional(v.object({ R: v.number(), G: v.number(), B: v.number() })), undefined),
});
