import * as v from 'valibot';
import { ACCESS_LEVELS } from '../domain/documents/access-level.ts';
import type { Asset } from '../domain/documents/asset.ts';

// What a document can be shown without counts as absent if it is of an unknown shape: the document stays.

const text = v.fallback(v.optional(v.string()), undefined);

/** What a listing says of a document or image. An unknown access level counts as the most restrictive one. */
export const documentEntries = {
  id: v.string(),
  type: v.string(),
  label: v.fallback(v.optional(v.string(), ''), ''),
  version: v.fallback(v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(String))), undefined),
  locale: text,
  filename: text,
  isRootVersion: v.fallback(v.optional(v.boolean(), false), false),
  size: v.fallback(v.optional(v.number()), undefined),
  createdDate: text,
  changelog: text,
  accessLevel: v.optional(v.fallback(v.picklist(ACCESS_LEVELS), 'internal')),
};

/** What the other answers say of it. */
export const assetEntries = {
  ...documentEntries,
  industries: v.fallback(v.optional(v.array(v.string()), []), []),
  angle: text,
};

/** A document or image. */
export const assetSchema: v.GenericSchema<unknown, Asset> = v.object(assetEntries);
