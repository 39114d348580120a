import type { ContactRegion } from '../../../../domain/contact/regions.ts';
import { initialRegion } from '../../../../domain/user/initial-region.ts';
import { userStatus } from '../../../../domain/user/user-status.ts';
import type { User } from '../../../../payload/schema.ts';
import type { Address, SampleRequest } from '../../../../services/requests.ts';
import { personOf } from '../person.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressKind,
  addressName,
  noValues,
  type SampleValues,
} from './sample-values.ts';

/** Regions to choose from, for users who are not validated (spec P§5). */
export function askedRegions(regions: readonly ContactRegion[], user: User | null): readonly ContactRegion[] {
  return ['public', 'public-registered'].includes(userStatus(user)) ? regions : [];
}

/** Returns the values of a form that nobody has filled in yet, with what the profile knows. */
export function profileValues(user: User | null, regions: readonly ContactRegion[]): SampleValues {
  return {
    ...noValues,
    ...initialRegion(askedRegions(regions, user), user ?? {}),
    name: user?.company ?? '',
    country: user?.country ?? '',
  };
}

/**
 * Returns what a request for samples sends beside its products, without the form security token (decisions 30 and 66: the
 * server determines person and recipients).
 */
export function shippedRequest(
  values: SampleValues,
  user: User | null,
  regions: readonly ContactRegion[],
): Omit<SampleRequest, 'data' | 'formSecurityToken'> {
  const service = user?.customerService?.email;
  const manager = user?.accountManager?.email;
  const region = askedRegions(regions, user).find(({ code }) => code === values.region);
  return {
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

/** Returns the values of the form's fields for an address. */
export function addressValues(kind: AddressKind, address: Address): Partial<SampleValues> {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [addressName(kind, field), address[field]]));
}

function addressOf(kind: AddressKind, values: SampleValues): Address {
  const entries = ADDRESS_FIELDS.map((field) => [field, values[addressName(kind, field)]]);
  return Object.fromEntries(entries) as Record<AddressField, string>;
}
