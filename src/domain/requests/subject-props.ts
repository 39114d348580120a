import * as v from 'valibot';

/** Props of an overlay that is about one product: those of its opener. */
export const subjectProps = v.object({
  /** Product code; the overlay cannot be opened without. */
  prd: v.optional(v.string(), ''),
  /** Id of the search service. @default the product code */
  productId: v.optional(v.string()),
  /** @default the product code */
  productName: v.optional(v.string()),
  /** Code of the industry that the product is shown for. */
  industry: v.optional(v.nullable(v.string()), null),
});

/** Props of an overlay that is about one product. */
export type SubjectProps = v.InferOutput<typeof subjectProps>;
