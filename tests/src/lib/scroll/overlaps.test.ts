import { expect, it } from 'vitest';
import { overlaps } from '../../../../src/lib/scroll/overlaps.ts';

const box = (x: number, y: number) => new DOMRect(x, y, 10, 10);

it.each([
  [box(5, 5), true],
  [box(-9, 9), true],
  [box(10, 0), false],
  [box(0, -10), false],
  [box(30, 5), false],
])('%j and a box of 10 px in the corner: %s', (other, expected) => {
  expect(overlaps(box(0, 0), other)).toBe(expected);
  expect(overlaps(other, box(0, 0))).toBe(expected);
});
