import { expect, test } from 'vitest';
import { median, medianOf } from '../../../bench/support/median.ts';

test('takes the middle value, or the mean of the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 2, 1, 4])).toBe(3);
  expect(median([7])).toBe(7);
  expect(() => median([])).toThrow();
});

test('does not sort the caller’s values', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('takes one field of many rows', () => {
  expect(medianOf([{ ms: 4 }, { ms: 8 }, { ms: 6 }], 'ms')).toBe(6);
});
