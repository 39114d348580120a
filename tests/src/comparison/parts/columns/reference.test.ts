import { expect, test } from 'vitest';
import { referenceIndex } from '../../../../../src/comparison/parts/columns/reference.ts';

const list = (...uids: string[]) => uids.map((uid) => ({ uid }));

test('a reference that is still loading has the place of the one it is swapped for', () => {
  expect(referenceIndex('b', list('a', 'b'), list('a', 'b'))).toBe(1);
  expect(referenceIndex('x', list('a', 'b'), list('a', 'x'))).toBe(1);
  expect(referenceIndex('gone', list('a', 'b'), list('a', 'b'))).toBe(0);
  expect(referenceIndex('x', list('b'), list('a', 'x'))).toBe(0);
});
