import * as v from 'valibot';
import { listOfValid } from '../list-of-valid.ts';
import { optionalField } from '../optional-field.ts';

const line = v.fallback(v.optional(v.nullable(v.string()), ''), '');

const maybe = v.fallback(v.optional(v.nullable(v.string()), null), null);

/** An address in the log. */
const address = v.object({ name: line, street: line, zipCode: line, city: line, country: line });

const maybeAddress = v.fallback(v.optional(v.nullable(address), null), null);

/** Schema of the log. */
export const logEntries = listOfValid(
  v.object({
    type: v.string(),
    prd: maybe,
    /** Of the product, if it exists; services may leave it out. */
    productId: v.fallback(v.optional(v.nullable(v.string())), undefined),
    /** Name of the product, if it exists. */
    productName: maybe,
    /** ISO 8601. */
    createdDate: v.string(),
    /** Whether the product is still made. Services may leave it out, as all that follows. */
    isActive: optionalField(v.boolean()),
    /** Products of one request have it in common. */
    requestNumber: optionalField(v.nullable(v.string())),
    /** Code of the document that was requested. */
    documentType: optionalField(v.nullable(v.string())),
    state: optionalField(v.picklist(['received', 'inProgress', 'sent', 'declined'])),
    /** Such as `250 g`. */
    amount: optionalField(v.nullable(v.string())),
    /** Day as yyyy-mm-dd. */
    wantedDate: optionalField(v.nullable(v.string())),
    /** Code. */
    industry: optionalField(v.nullable(v.string())),
    /** What the sample was requested for. */
    reason: maybe,
    address: v.fallback(
      v.optional(v.nullable(v.object({ customer: address, shipping: maybeAddress })), null),
      null,
    ),
  }),
);
