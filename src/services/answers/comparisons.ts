import * as v from 'valibot';
import { basketItemSchema } from '../../domain/product/basket-item-schema.ts';
import { recordVersion } from '../../http/record-version.ts';

/** Schema of a saved comparison. */
export const savedComparison = v.object({
  id: v.string(),
  /** Identifies the comparison in public links (decision 3). */
  shareId: v.optional(v.string()),
  title: v.string(),
  /** Code. */
  industry: v.string(),
  basket: v.array(basketItemSchema),
  /** Uid of the product that the others are compared with. */
  reference: v.optional(v.string()),
  /** Code of the medium whose measurements are shown. */
  medium: v.optional(v.string()),
  /** Time of the last change, ISO 8601. */
  updatedDate: v.optional(v.string()),
  version: recordVersion,
  /** Names of products that were removed by this call because they no longer exist (decision 56). */
  dropped: v.optional(v.array(v.string()), []),
});
