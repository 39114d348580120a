import { expect, test } from 'vitest';
import { plainText } from '../../../../src/domain/fields/plain-text.ts';

test.each<[unknown, string]>([
  [' a text ', 'a text'],
  [0.00001, '0.00001'],
  [0, '0'],
  [false, 'false'],
  [['a', '', 2], 'a, 2'],
  [{ low: 1, high: null, of: 'x' }, 'low: 1, of: x'],
  [[['a', 'b'], { c: 1 }], '(a, b), (c: 1)'],
  [{ a: { b: [] } }, ''],
  [Number.POSITIVE_INFINITY, ''],
  [null, ''],
  [undefined, ''],
  [() => 1, ''],
])('reads the value %j as the text %j', (value, text) => {
  expect(plainText(value)).toBe(text);
});
