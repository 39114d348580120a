import { expect, it } from 'vitest';
import { fullAddress } from '../../../../src/domain/requests/full-address.ts';

it('has an empty text for each field that is not known, and nothing else', () => {
  const known = {
    name: 'Nordlack',
    street: null,
    zipCode: '211 22',
    city: null,
    country: 'SE',
    region: 'Skåne',
  };
  expect(fullAddress(known)).toStrictEqual({
    ...{ name: 'Nordlack', street: '', zipCode: '211 22', city: '', country: 'SE' },
  });
});
