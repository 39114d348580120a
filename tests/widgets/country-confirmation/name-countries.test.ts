import { expect, test } from 'vitest';
import { nameCountries } from '../../../widgets/country-confirmation/name-countries.ts';

test('names countries as the backend does, else as the browser does, else by their code', () => {
  expect(nameCountries(['US', 'DE', 'QX', 'no code'], new Map([['US', 'A United States']]))).toEqual([
    'A United States',
    'Germany',
    'no code',
    'QX',
  ]);
});

test('names a country that is listed twice once', () => {
  expect(nameCountries(['DE', 'DE'], new Map())).toEqual(['Germany']);
});
