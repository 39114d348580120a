import * as v from 'valibot';

/** Props of an overlay about one product, from its opener. */
export const subjectProps = v.object({
  /** Product code; required. */
  prd: v.optional(v.string(), ''),
  /** Id of the search service. @default the product code */
  productId: v.optional(v.string()),
  /** Name of the product. @default the product code */
  productName: v.optional(v.string()),
  /** Code of the product's current industry. */
  industry: v.optional(v.nullable(v.string()), null),
});

/** Props of an overlay about one product. */
export type SubjectProps = v.InferOutput<typeof subjectProps>;
