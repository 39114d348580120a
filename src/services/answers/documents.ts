import * as v from 'valibot';
import { assetEntries } from '../asset-schema.ts';
import { innerListOfValid, listOfValid } from '../list-of-valid.ts';
import { optionalField } from '../optional-field.ts';

const product = v.object({
  id: v.string(),
  prd: v.fallback(v.optional(v.nullable(v.string()), null), null),
  product_name: v.string(),
});

/** Schema of a document with its product. */
export const sharedDocument = v.object({
  ...assetEntries,
  /** Of its type. */
  title: optionalField(v.string()),
  product,
});

const missingFile = v.object({ assetId: v.string(), title: v.string(), reason: v.string() });

/** Schema of an ordered archive. */
export const archive = v.object({
  id: v.string(),
  files: listOfValid(v.object({ assetId: v.string(), name: v.string(), size: optionalField(v.number()) })),
  notIncluded: v.fallback(v.optional(innerListOfValid(missingFile), []), []),
});
