import * as v from 'valibot';
import { countries } from '../../../data/portal/countries.ts';
import type { UserRecord } from '../../ground/users/user-record.ts';
import { checkBody } from '../../http/read-body.ts';
import { withProfile } from '../contact-message.ts';
import { message, person, required } from '../form-fields.ts';

const address = v.object({
  name: required,
  street: required,
  zipCode: v.pipe(required, v.maxLength(20, 'This is too long.')),
  city: required,
  // From the list of the backend (decision B45).
  country: v.pipe(
    required,
    v.check((code) => Object.hasOwn(countries, code), 'Choose a country.'),
  ),
});

/** Ignores a field that isn't asked for. */
const unread = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  null,
);

const shippingFlag = v.object({ address: v.object({ customShippingAddress: v.literal(true) }) });

/**
 * Checks a request for something that is sent to an address; the profile replaces the person's fields.
 *
 * @param entries what is requested
 * @throws Refusal 422
 */
export function readShippedRequest<Entries extends v.ObjectEntries>(
  body: unknown,
  user: UserRecord,
  entries: Entries,
) {
  const shipping = v.is(shippingFlag, body) ? address : unread;
  const schema = v.object({
    ...entries,
    reason: message,
    ...person,
    address: v.object({
      customer: address,
      customShippingAddress: v.optional(v.boolean(), false),
      shipping,
    }),
  });
  return checkBody(withProfile(body, user), schema, 422);
}
