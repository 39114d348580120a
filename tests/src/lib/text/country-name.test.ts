import { expect, it } from 'vitest';
import { countryName } from '../../../../src/lib/text/country-name.ts';

it.each([
  ['SE', 'Sweden'],
  ['Sweden', 'Sweden'],
  ['', ''],
])('%s is %s', (code, name) => {
  expect(countryName(code)).toBe(name);
});
