import { expect, test } from 'vitest';
import { labDifference } from '../../../../src/domain/color/lab-difference.ts';

const red = { L: 40, a: 50, b: 0 };

test.each([
  ['lighter', { L: 42.5, a: 50, b: 0 }, { L: 2.5, C: 0, H: 0 }],
  ['more saturated', { L: 40, a: 53, b: 0 }, { L: 0, C: 3, H: 0 }],
  ['further round in hue', { L: 40, a: 40, b: 30 }, { L: 0, C: 0, H: 31.623 }],
  ['further back in hue', { L: 40, a: 40, b: -30 }, { L: 0, C: 0, H: -31.623 }],
  ['the same', red, { L: 0, C: 0, H: 0 }],
])('a colour that is %s', (_, sample, expected) => {
  const { L, C, H } = labDifference(red, sample);
  expect(L).toBeCloseTo(expected.L, 3);
  expect(C).toBeCloseTo(expected.C, 3);
  expect(H).toBeCloseTo(expected.H, 3);
});

test('the three parts make up ΔE*ab', () => {
  const sample = { L: 44.2, a: 38.9, b: 12.4 };
  const { L, C, H } = labDifference(red, sample);
  expect(Math.hypot(L, C, H)).toBeCloseTo(Math.hypot(4.2, 11.1, 12.4), 6);
});
