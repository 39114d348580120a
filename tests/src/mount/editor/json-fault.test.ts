import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonFault, repairJson } from '../../../../src/mount/editor/json-fault.ts';

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
  [
    '{\u00a0"a": 1}',
    'line 1, column 2, after {, where an invisible character stands, no-break space (U+00A0): delete it',
  ],
  ['\ufeff{}', 'line 1, column 1, where an invisible character stands, byte order mark (U+FEFF): delete it'],
  [
    '{}\n\u200b',
    'line 2, column 1, after {}, where an invisible character stands, zero-width space (U+200B): delete it',
  ],
  ['{"a":\u2066 1}', 'line 1, column 6, after {"a":, where an invisible character stands, U+2066: delete it'],
  ['{“a”: 1}', 'line 1, column 2, after {, where “ stands: write " instead'],
  ['{"a": "b\nc"}', 'line 1, column 9, after {"a": "b, where a text contains a line break: write \\n'],
  [
    '{"a": "b\u0007"}',
    'line 1, column 9, after {"a": "b, where a text contains a control character (U+0007): write \\u0007',
  ],
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

it('repairs what nobody sees, and keeps what a text may contain', () => {
  const text = '\ufeff{“a”:\u00a01,\n "b": "no\u00a0break,\ttab, “quoted”"\u200b}';
  expect(JSON.parse(repairJson(text) ?? '')).toEqual({ a: 1, b: 'no\u00a0break,\ttab, “quoted”' });
  expect(repairJson('{"a": 1,}')).toBeUndefined();
});
