import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonFault } from '../../../../src/mount/editor/json-fault.ts';

it.each([
  ['{"a": 1,}', 'line 1, column 9, after {"a": 1,'],
  ['{"a": [1 2]}', 'line 1, column 10, after {"a": [1'],
  ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3, after {\n  "a": 1'],
  ["{'a': 1}", 'line 1, column 2, after {'],
  ['{a: 1}', 'line 1, column 2, after {'],
  ['{"a": tru}', 'line 1, column 7, after {"a":'],
  ['{"a": 1', 'line 1, column 8, after {"a": 1'],
  ['{"a": [1}', 'line 1, column 9, after {"a": [1'],
  ['{} x', 'line 1, column 4, after {}'],
  ['x', 'line 1, column 1'],
])('says by line and column where %s breaks', (text, place) => {
  expect(jsonFault(text)).toBe(place);
});

it('finds no fault in JSON, and one in every beginning of an object', () => {
  fc.assert(
    fc.property(fc.object(), fc.nat(2), fc.nat(), (value, space, cut) => {
      const text = JSON.stringify(value, null, space);
      expect(jsonFault(text)).toBeUndefined();
      expect(jsonFault(text.slice(0, cut % text.length))).toBeDefined();
    }),
  );
});
