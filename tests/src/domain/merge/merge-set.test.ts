import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeSet } from '../../../../src/domain/merge/merge-set.ts';

test.each([
  ['both add', 'a', 'ab', 'ac', 'acb'],
  ['both add the same', 'a', 'ab', 'ab', 'ab'],
  ['I remove, they add', 'ab', 'a', 'abc', 'ac'],
  ['both remove the same', 'ab', 'a', 'a', 'a'],
  ['they remove, I add', 'ab', 'abc', 'b', 'bc'],
  ['I change nothing', 'ab', 'ab', 'c', 'c'],
])('merges two changes of a set: %s', (_, base, mine, theirs, merged) => {
  expect(mergeSet([...base], [...mine], [...theirs]).join('')).toBe(merged);
});

const set = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));

test('is mine without their changes, and theirs without mine', () => {
  fc.assert(
    fc.property(set, set, (base, other) => {
      expect(mergeSet(base, base, other)).toEqual(other);
      expect(mergeSet(base, other, base).toSorted()).toEqual(other.toSorted());
    }),
  );
});

test('undoes nothing that either has done', () => {
  fc.assert(
    fc.property(set, set, set, (base, mine, theirs) => {
      const merged = mergeSet(base, mine, theirs);
      for (const changed of [mine, theirs]) {
        for (const item of changed) if (!base.includes(item)) expect(merged).toContain(item);
        for (const item of base) if (!changed.includes(item)) expect(merged).not.toContain(item);
      }
      expect(new Set(merged).size).toBe(merged.length);
    }),
  );
});
