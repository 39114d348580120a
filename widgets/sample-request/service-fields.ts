import { ADDRESS_FIELDS, addressName, type SampleValues } from './sample-values.ts';

/** The form's fields by the path under which the service refuses them. */
export const SERVICE_FIELDS: Readonly<Record<string, keyof SampleValues>> = {
  ...{ reason: 'reason', firstName: 'firstName', lastName: 'lastName', email: 'email', company: 'company' },
  ...{ region: 'region', subRegion: 'subRegion' },
  ...Object.fromEntries(
    (['customer', 'shipping'] as const).flatMap((kind) =>
      ADDRESS_FIELDS.map((field) => [`address.${kind}.${field}`, addressName(kind, field)]),
    ),
  ),
};
