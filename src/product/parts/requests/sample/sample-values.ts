import { noPerson, type Person } from '../person.ts';

/** Fields of one address, in the order of the form. */
export const ADDRESS_FIELDS = ['name', 'street', 'zipCode', 'city', 'country'] as const;

/** A field of an address. */
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** The two addresses; the form's fields are flat, such as `shippingStreet`. */
export type AddressKind = 'customer' | 'shipping';

/** Name of an address's field in the form. */
export type AddressName = AddressField | `shipping${Capitalize<AddressField>}`;

/** Values of the form. */
export type SampleValues = Person &
  Record<AddressName, string> & { reason: string; region: string; subRegion: string; isElsewhere: boolean };

/** The form's name for a field of an address. */
export function addressName(kind: AddressKind, field: AddressField): AddressName {
  if (kind === 'customer') return field;
  return `shipping${field.charAt(0).toUpperCase()}${field.slice(1)}` as AddressName;
}

/** An empty form. */
export const noValues: SampleValues = {
  ...noPerson,
  reason: '',
  region: '',
  subRegion: '',
  isElsewhere: false,
  name: '',
  street: '',
  zipCode: '',
  city: '',
  country: '',
  shippingName: '',
  shippingStreet: '',
  shippingZipCode: '',
  shippingCity: '',
  shippingCountry: '',
};

/** Form fields by the path that the service's errors name. */
export const SERVICE_FIELDS: Readonly<Record<string, keyof SampleValues>> = {
  reason: 'reason',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  company: 'company',
  region: 'region',
  subRegion: 'subRegion',
  ...Object.fromEntries(
    (['customer', 'shipping'] as const).flatMap((kind) =>
      ADDRESS_FIELDS.map((field) => [`address.${kind}.${field}`, addressName(kind, field)]),
    ),
  ),
};
