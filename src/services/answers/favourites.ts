import * as v from 'valibot';
import type { Favourite } from '../../domain/product/favourite.ts';
import { recordVersion } from '../../http/record-version.ts';

const entries = {
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  /** Absent, null and empty all mean every type. */
  documentTypes: v.optional(v.array(v.string()), []),
  version: recordVersion,
};

/** Schema of a favourite. */
export const favourite: v.GenericSchema<unknown, Favourite> = v.object(entries);

/** Schema of a favourite with its product's code. */
export const favouriteOfProduct: v.GenericSchema<unknown, Favourite & { productId: string }> = v.object({
  ...entries,
  productId: v.string(),
});
