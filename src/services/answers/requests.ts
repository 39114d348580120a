import * as v from 'valibot';
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
