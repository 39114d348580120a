import { expect, test } from 'vitest';
import {
  countryOf,
  countryOptions,
  typesFor,
} from '../../../../widgets/safety-sheet-finder/rules/sheet-countries.ts';

const type = (value: string, countries: string[] = []) => ({ value, title: value, countries });
const eu = type('sds-eu', ['DE', 'SE']);
const extended = type('esds', ['DE', 'SE']);
const us = type('sds-us', ['US']);
const unnamed = type('sds-un');
const types = [us, eu, extended, unnamed];
const countries = countryOptions(types, 'Another country');

test('offers each country once, and another one; none where the service names none', () => {
  expect(countries.map(({ title }) => title)).toEqual([
    'United States',
    'Germany',
    'Sweden',
    'Another country',
  ]);
  expect(countryOptions([unnamed], 'Another country')).toEqual([]);
});

test.each([
  ['DE', 'SE', 'DE'],
  ['', 'SE', 'SE'],
  ['', 'BR', ''],
  ['BR', undefined, ''],
  ['other', 'SE', 'other'],
])('takes the country that was chosen, else the user’s own: %j, %j', (chosen, own, expected) => {
  expect(countryOf(countries, chosen, own)).toBe(expected);
});

test('offers the types for the law of the country, all of them for another one', () => {
  expect(typesFor(types, 'SE')).toEqual([eu, extended]);
  expect(typesFor(types, 'US')).toEqual([us]);
  expect(typesFor(types, 'other')).toEqual(types);
  expect(typesFor([unnamed], '')).toEqual([unnamed]);
});
