import * as v from 'valibot';
import { countries } from '../../../data/portal/countries.ts';
import type { UserRecord } from '../../ground/users/user-record.ts';
import { checkBody } from '../../http/read-body.ts';
import { withProfile } from '../contact-message.ts';
import { line, message, person, required } from '../form-fields.ts';

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

const data = v.object({ prd: required, industry: v.optional(v.nullable(line), null) });

function bodyWith<Shipping extends v.GenericSchema>(shipping: Shipping) {
  return v.object({
    data,
    reason: message,
    ...person,
    address: v.object({
      customer: address,
      customShippingAddress: v.optional(v.boolean(), false),
      shipping,
    }),
  });
}

const bodies = {
  // Ignore fields that aren't asked for.
  sameAddress: bodyWith(
    v.optional(
      v.pipe(
        v.unknown(),
        v.transform(() => null),
      ),
      null,
    ),
  ),
  ownAddress: bodyWith(address),
};

/** A checked request for a sample (spec P§5). Recipients in the request are ignored (decision 30). */
export type SampleRequest =
  | v.InferOutput<typeof bodies.sameAddress>
  | v.InferOutput<typeof bodies.ownAddress>;

const shippingFlag = v.object({ address: v.object({ customShippingAddress: v.literal(true) }) });

/** Checks a request; the profile replaces the person's fields. @throws Refusal 422 */
export function readSampleRequest(body: unknown, user: UserRecord): SampleRequest {
  const schema = v.is(shippingFlag, body) ? bodies.ownAddress : bodies.sameAddress;
  return checkBody(withProfile(body, user), schema, 422);
}
