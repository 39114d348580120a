import { expect, it } from 'vitest';
import { safeName } from '../../../../demo/server/document/safe-name.ts';

it.each([
  ['Rubelis Red 3540, Coatings', 'Rubelis Red 3540, Coatings'],
  ['Reds: a/b\\c <1>?\n', 'Reds- a-b-c -1---'],
  ['x'.repeat(400), 'x'.repeat(230)],
  ['😀'.repeat(100), '😀'.repeat(57)],
])('names %j', (text, name) => {
  expect(safeName(text)).toBe(name);
});
