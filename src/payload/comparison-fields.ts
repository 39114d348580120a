import * as v from 'valibot';
import { basketItemSchema } from '../domain/product/basket-item-schema.ts';
import { advancedComparisonSchema } from './advanced-comparison.ts';

const text = v.string();

/** A shared comparison that the address names (spec S§3, decision 3); read-only here. */
const sharedComparison = v.object({
  /** Absent if the link contains the products themselves. */
  shareId: v.optional(text),
  title: v.optional(text, ''),
  /** Code. */
  industry: text,
  basket: v.array(basketItemSchema),
  /** Uid of the product that the others are compared with; the address's own comes first. */
  reference: v.optional(text),
  /** Code of the medium whose measurements are shown; the address's own comes first. */
  medium: v.optional(text),
  /** Names of products left out of the link. */
  dropped: v.optional(v.array(text), []),
});

/** Payload fields that only the compare page reads: other pages don't fetch their schemas. */
export const comparisonFields = {
  /** The comparison of a shared link; shown instead of the visitor's own. */
  sharedComparison,
  /** The editors' comparison that the address names; shown instead of the visitor's own. */
  advancedComparison: advancedComparisonSchema,
};

/** Names of the comparison's payload fields. */
export type ComparisonField = keyof typeof comparisonFields;
