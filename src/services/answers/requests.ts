import * as v from 'valibot';
import { confirmation } from '../../http/confirmation.ts';
import { innerListOfValid } from '../list-of-valid.ts';
import { optionalField } from '../optional-field.ts';

const line = optionalField(v.string());

/** Schema of the receipt of a request for several samples. Only the number is needed: the rest is known to its sender. */
export const samplesReceipt = v.object({
  number: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
  /** Who answers. */
  contacts: optionalField(
    innerListOfValid(
      v.object({
        role: v.picklist(['customerService', 'accountManager', 'samples']),
        name: line,
        email: line,
        phone: line,
      }),
    ),
  ),
  /** The email address that the receipt was sent to. */
  copyTo: line,
});

/** Schema of the receipt of a request for regulatory documents, of which services may leave out everything. */
export const regulatoryReceipt = v.pipe(
  confirmation,
  v.transform((answer) => Object(answer) as object),
  v.object({
    number: line,
    /** How many were requested; a service that knows no lists has requested the first. */
    documents: v.fallback(v.optional(v.number(), 1), 1),
    /** The email address that the receipt was sent to. */
    copyTo: line,
  }),
);
