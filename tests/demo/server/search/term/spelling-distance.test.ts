import { expect, it } from 'vitest';
import { spellingDistance } from '../../../../../demo/server/search/term/spelling-distance.ts';

it.each([
  ['pigmnet', 'pigment', 1],
  ['rubelsi', 'rubelis', 1],
  ['phtalocyanine', 'phthalocyanine', 1],
  ['red', 'red', 0],
  ['', 'ab', 2],
  ['kitten', 'sitting', 3],
  ['abc', 'xyzabc', 3],
  ['yellow', 'purple', 3],
])('from %s to %s are %i steps', (one, other, steps) => {
  expect(spellingDistance(one, other, 2)).toBe(steps);
  expect(spellingDistance(other, one, 2)).toBe(steps);
});
