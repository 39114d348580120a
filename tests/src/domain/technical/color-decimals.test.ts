import { expect, test } from 'vitest';
import { colorDecimals, figuresText } from '../../../../src/domain/technical/color-decimals.ts';
import { entry } from './properties.ts';

const color = { L: 54.3, a: -3, b: 1.234, C: 3.2439, h: 157.6419, angle: undefined };

test('figures have the decimals of the catalogue, else two, and lose no supplied digit', () => {
  expect(figuresText(color, colorDecimals([]))).toBe('L* 54.30, a* −3.00, b* 1.234, C* 3.24, h 157.64°');
  const catalogue = [
    entry('propertyType', 'lightness', 1, { decimals: 1 }),
    entry('propertyType', 'a', 2, { decimals: 0 }),
  ];
  expect(figuresText(color, colorDecimals(catalogue))).toBe('L* 54.3, a* −3, b* 1.234, C* 3.24, h 157.64°');
});

test('a lightness that was not measured has none', () => {
  expect(figuresText({ ...color, L: undefined }, colorDecimals([]))).toMatch(/^a\*/);
});
