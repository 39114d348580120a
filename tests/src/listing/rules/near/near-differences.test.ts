import { expect, it } from 'vitest';
import {
  ALONG_AXES,
  IN_HUE,
  nearDifferences,
} from '../../../../../src/listing/rules/near/near-differences.ts';

const standard = { L: 50, a: 30, b: 40 };

it('gives the parts asked for, ours minus the standard', () => {
  const sample = { L: 51.25, a: 30, b: 39 };
  expect(nearDifferences(ALONG_AXES, standard, sample)).toEqual(['+1.25', '0.00', '−1.00']);
  expect(nearDifferences(IN_HUE, standard, sample)).toEqual(['+1.25', '−0.80', '−0.60']);
});

it('is positive in hue anticlockwise, and without a hue difference of greys', () => {
  expect(nearDifferences(['ΔH*'], { L: 50, a: 40, b: 0 }, { L: 50, a: 40, b: 2 })).toEqual(['+2.00']);
  expect(nearDifferences(IN_HUE, { L: 50, a: 0, b: 0 }, { L: 50, a: 3, b: 4 })).toEqual([
    '0.00',
    '+5.00',
    '0.00',
  ]);
});
