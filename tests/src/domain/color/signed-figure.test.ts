import { expect, it } from 'vitest';
import { signedFigure } from '../../../../src/domain/color/signed-figure.ts';

it.each([
  [0.294, '+0.29'],
  [-1.05, '−1.05'],
  [0, '0.00'],
  [-0.004, '0.00'],
  [0.004, '0.00'],
  [-12.3, '−12.30'],
  [100, '+100.00'],
])('writes the difference %d with its sign as %s', (value, text) => {
  expect(signedFigure(value)).toBe(text);
});
