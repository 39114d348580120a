import { expect, it } from 'vitest';
import { countryName } from '../../../../src/lib/text/country-name.ts';

it.each([
  ['SE', 'Sweden'],
  ['Sweden', 'Sweden'],
  ['', ''],
])('gives a country of which the code is %s the name %s', (code, name) => {
  expect(countryName(code)).toBe(name);
});
