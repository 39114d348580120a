import { expect, it } from 'vitest';
import { isSameValue } from '../../../src/lib/is-same-value.ts';

it.each([
  ['a', 'a', true],
  ['a', 'b', false],
  [true, true, true],
  [['a', 'b'], ['b', 'a'], true],
  [['a'], ['a', 'b'], false],
  [['a', 'c'], ['a', 'b'], false],
  [[], [], true],
  ['a', ['a'], false],
  [{ value: 'a' }, { value: 'a', customInput: undefined }, true],
  [{ value: 'other', customInput: 'x' }, { value: 'other', customInput: 'y' }, false],
  [{ value: 'a' }, 'a', false],
])('compares the values %j and %j by their content: %s', (one, other, expected) => {
  expect(isSameValue(one, other)).toBe(expected);
});
