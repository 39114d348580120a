import * as v from 'valibot';
import { basketItemSchema } from '../domain/comparison/basket-item-schema.ts';
import { advancedComparisonSchema } from './advanced-comparison.ts';

const text = v.string();

/** Somebody's comparison that the address names (spec S§3, decision 3); nobody may change it here. */
const sharedComparison = v.object({
  /** Absent for a link that holds the products themselves. */
  shareId: v.optional(text),
  title: v.optional(text, ''),
  /** Code. */
  industry: text,
  basket: v.array(basketItemSchema),
  /** What the link had to leave out, by name. */
  dropped: v.optional(v.array(text), []),
});

/** The payload fields that only the compare page reads: other pages need not fetch their schemas. */
export const comparisonFields = {
  /** The comparison that a shared link has named; shown in place of the visitor's own. */
  sharedComparison,
  /** The editors' comparison that the address has named; shown in place of the visitor's own. */
  advancedComparison: advancedComparisonSchema,
};

/** Names of the comparison payload fields. */
export type ComparisonField = keyof typeof comparisonFields;
