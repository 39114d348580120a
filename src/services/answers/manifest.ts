import * as v from 'valibot';
import type { DocumentType } from '../../domain/documents/document-type.ts';
import { industryAccess } from '../industry-access.ts';
import { innerListOfValid } from '../list-of-valid.ts';
import { optionalField } from '../optional-field.ts';

/** Schema of a document type. */
export const documentEntry: v.GenericSchema<unknown, DocumentType> = v.object({
  code: v.string(),
  title: v.string(),
  documentCategory: optionalField(v.string()),
  availableInSearch: v.fallback(v.optional(v.boolean(), false), false),
  accessLevel: v.optional(innerListOfValid(industryAccess), []),
});
