import * as v from 'valibot';
import { advancedComparisonSchema } from '../../payload/advanced-comparison.ts';
import { assetSchema } from '../asset-schema.ts';
import { innerListOfValid } from '../list-of-valid.ts';
import { productEntries } from '../product-entries.ts';

const successor = v.object({ id: v.string(), product_name: v.string() });

/** Schema of a grade of the product's pigment. */
export const grade = v.object({
  uid: v.string(),
  /** Title, such as `high strength`; a standard grade may have none. */
  grade: v.fallback(v.optional(v.string()), undefined),
});

/** Schema of a product with everything on its page. */
export const pigment = v.looseObject({
  ...productEntries,
  assets: v.optional(innerListOfValid(assetSchema), []),
  advancedComparisons: v.fallback(v.optional(innerListOfValid(advancedComparisonSchema), []), []),
  stackPreviewImage: v.fallback(v.optional(v.object({ url: v.string() })), undefined),
  ul_prospector_link: v.fallback(v.optional(v.string()), undefined),
  successor: v.fallback(v.optional(successor), undefined),
  /** All grades of the pigment, the product's own among them. */
  grades: v.fallback(v.optional(innerListOfValid(grade), []), []),
});
