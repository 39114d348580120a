import { expect, it } from 'vitest';
import { addressLines } from '../../../../src/domain/requests/address-lines.ts';

const address = { name: 'Nordlack', street: 'Hamngatan 12', zipCode: '211 22', city: 'Malmö', country: 'SE' };
const unknown = { name: null, street: null, zipCode: null, city: null, country: null };

it('writes name, street, postal code with town, and the name of the country', () => {
  expect(addressLines(address)).toBe('Nordlack\nHamngatan 12\n211 22 Malmö\nSweden');
});

it.each([
  ['a town without a postal code', { ...address, zipCode: '' }, 'Nordlack\nHamngatan 12\nMalmö\nSweden'],
  ['a postal code without a town', { ...address, city: null }, 'Nordlack\nHamngatan 12\n211 22\nSweden'],
  ['no town at all', { ...address, zipCode: null, city: null }, 'Nordlack\nHamngatan 12\nSweden'],
  ['a country alone', { ...unknown, country: 'SE' }, 'Sweden'],
  ['a country that is no code', { ...unknown, city: 'Malmö', country: 'Sverige' }, 'Malmö\nSverige'],
  ['nothing', unknown, ''],
])('has no empty line and no stray space for %s', (_, known, lines) => {
  expect(addressLines(known)).toBe(lines);
});
