import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeOrder } from '../../../../src/domain/merge/merge-order.ts';

const list = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));

test('is mine without their changes, and theirs without mine', () => {
  fc.assert(
    fc.property(list, list, (base, other) => {
      expect(mergeOrder(base, base, other)).toEqual(other);
      expect(mergeOrder(base, other, base)).toEqual(other);
    }),
  );
});

test('keeps my order of what is left of mine', () => {
  expect(mergeOrder([...'abcd'], [...'dabc'], [...'acdx'])).toEqual([...'dacx']);
});
