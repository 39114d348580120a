import * as v from 'valibot';
import { ACCESS_LEVELS } from '../domain/documents/access-level.ts';
import type { Asset } from '../domain/documents/asset.ts';

const text = v.optional(v.string());

/** What any answer says of a document or image. An unknown access level counts as the most restrictive one. */
export const assetEntries = {
  id: v.string(),
  type: v.string(),
  label: v.optional(v.string(), ''),
  version: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(String))),
  locale: text,
  filename: text,
  industries: v.optional(v.array(v.string()), []),
  isRootVersion: v.optional(v.boolean(), false),
  size: v.optional(v.number()),
  createdDate: text,
  changelog: text,
  accessLevel: v.optional(v.fallback(v.picklist(ACCESS_LEVELS), 'internal')),
  angle: text,
};

/** A document or image. */
export const assetSchema: v.GenericSchema<unknown, Asset> = v.object(assetEntries);
