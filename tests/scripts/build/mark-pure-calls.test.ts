import { describe, expect, test } from 'vitest';
import { markPureCalls } from '../../../scripts/build/mark-pure-calls.ts';

const HEAD = `import * as v from 'valibot';\n`;
const mark = (code: string) => markPureCalls('island.ts', `${HEAD}${code}`).slice(HEAD.length);

test.each([
  ['const text = v.string();', 'const text = /* @__PURE__ */ v.string();'],
  [
    'export const a = defineIsland({ props: v.object({ b: v.string() }) });',
    'export const a = /* @__PURE__ */ defineIsland({ props: /* @__PURE__ */ v.object({ b: /* @__PURE__ */ v.string() }) });',
  ],
  [
    'const names = v.picklist(rows.map(({ name }) => name));',
    'const names = /* @__PURE__ */ v.picklist(/* @__PURE__ */ rows.map(({ name }) => name));',
  ],
  [
    "const say = 'v.string() – ö';\nmounter(a);",
    "const say = 'v.string() – ö';\n/* @__PURE__ */ mounter(a);",
  ],
])('marks the calls of %j, and nothing else', (code, marked) => {
  expect(mark(code)).toBe(marked);
});

test.each([
  "const load = () => import('./Part.tsx').then((module) => module.Part);",
  'function open() { return openRegistry().open(v.parse(schema, 1)); }',
])('leaves %j as it is: it runs later', (code) => {
  expect(mark(code)).toBe(code);
});

describe('what the build does not know', () => {
  test.each([
    ['a function', 'const now = readClock();', 'readClock()'],
    ['what checks a value', 'const one = v.parse(schema, 1);', 'v.parse(schema, 1)'],
    ['another method', 'rows.sort();', 'rows.sort()'],
    ['a function at once', '(() => 1)();', '(() => 1)()'],
    ['a constructor', 'const all = new Map();', 'new Map()'],
    ['a tag', 'const all = tag`a`;', 'tag`a`'],
    ['a call within a known one', 'const a = v.object(fields());', 'fields()'],
  ])('fails the build at its line: %s', (_, code, named) => {
    expect(() => mark(`\n${code}`)).toThrow(`island.ts:3 calls what the build does not know`);
    expect(() => mark(code)).toThrow(`: ${named}. Call it in a function`);
  });
});
