import { expect, test } from 'vitest';
import { withUnit } from '../../../../src/lib/text/with-unit.ts';

test.each([
  ['1.6', 'g/cm³', '1.6\u00a0g/cm³'],
  ['280', '°C', '280\u00a0°C'],
  ['29.51', '°', '29.51°'],
  ['8', undefined, '8'],
])('%s in %s is “%s”', (number, unit, text) => {
  expect(withUnit(number, unit)).toBe(text);
});
