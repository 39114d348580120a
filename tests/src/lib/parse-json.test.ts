import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from '../../../src/lib/parse-json.ts';

test.each([
  ['{"a":null,"b":{"c":null,"d":0}}', { b: { d: 0 } }],
  ['[null,{"a":null}]', [null, {}]],
  ['{"list":[{"a":null},null]}', { list: [{}, null] }],
  ['{"__proto__":null,"a":1}', { a: 1 }],
  ['null', null],
  ['"null"', 'null'],
  ['7', 7],
])('gives the value of the text %s, or nothing', (json, value) => expect(parseJson(json)).toEqual(value));

test('a null field is left out, and nothing else changes', () => {
  const withoutNulls = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withoutNulls);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(([, inner]) => inner !== null);
    return Object.fromEntries(entries.map(([key, inner]) => [key, withoutNulls(inner)]));
  };
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const json = JSON.stringify(value);
      expect(JSON.stringify(parseJson(json))).toBe(JSON.stringify(withoutNulls(JSON.parse(json))));
    }),
  );
});

test('no depth exhausts the stack', () => {
  const depth = 100_000;
  expect(() => parseJson(`${'{"a":'.repeat(depth)}null${'}'.repeat(depth)}`)).not.toThrow();
});

test('text that is no JSON throws', () => expect(() => parseJson('{,}')).toThrow(SyntaxError));
