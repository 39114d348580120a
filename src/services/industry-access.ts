import * as v from 'valibot';
import { ACCESS_LEVELS } from '../domain/documents/access-level.ts';
import type { IndustryAccess } from '../domain/documents/document-type.ts';

/** Access in one industry. An unknown level or weight means the most restrictive one. */
export const industryAccess: v.GenericSchema<unknown, IndustryAccess> = v.object({
  industry: v.string(),
  code: v.fallback(v.picklist(ACCESS_LEVELS), 'internal'),
  weight: v.optional(v.number(), 0),
});
