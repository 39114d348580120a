import type { ContactRegion } from '../../src/domain/contact/regions.ts';
import { userStatus } from '../../src/domain/user/user-status.ts';
import type { User } from '../../src/payload/schema.ts';
import { personOf } from '../../src/product/parts/requests/person.ts';
import type { Subject } from '../../src/product/parts/requests/subject.ts';
import type { Address, SampleRequest } from '../../src/services/requests.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressKind,
  addressName,
  type SampleValues,
} from './sample-values.ts';

/** Regions to choose from, for users who are not validated (spec P§5). */
export function askedRegions(regions: readonly ContactRegion[], user: User | null): readonly ContactRegion[] {
  return ['public', 'public-registered'].includes(userStatus(user)) ? regions : [];
}

/**
 * Composes the request body, without the form security token (decisions 30 and 66: the server determines person and
 * recipients).
 */
export function composeSample(
  values: SampleValues,
  { prd, productName, industry }: Subject,
  user: User | null,
  regions: readonly ContactRegion[],
): Omit<SampleRequest, 'formSecurityToken'> {
  const service = user?.customerService?.email;
  const manager = user?.accountManager?.email;
  const region = askedRegions(regions, user).find(({ code }) => code === values.region);
  return {
    data: { prd, productName, industry },
    reason: values.reason,
    address: {
      customer: addressOf('customer', values),
      customShippingAddress: values.isElsewhere,
      shipping: values.isElsewhere ? addressOf('shipping', values) : null,
    },
    recipient: service && manager ? [service, manager] : null,
    ...personOf(values, user),
    ...(region && {
      region: region.code,
      subRegion: region.subRegions.find(({ code }) => code === values.subRegion)?.code,
    }),
  };
}

function addressOf(kind: AddressKind, values: SampleValues): Address {
  const entries = ADDRESS_FIELDS.map((field) => [field, values[addressName(kind, field)]]);
  return Object.fromEntries(entries) as Record<AddressField, string>;
}
