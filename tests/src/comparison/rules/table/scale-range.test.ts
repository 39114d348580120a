import { expect, test } from 'vitest';
import { scaleRange } from '../../../../../src/comparison/rules/table/scale-range.ts';

const scale = { min: 1, max: 8, best: 8 };

test('names the ends in the numerals of the values', () => {
  expect(scaleRange({ scale, texts: ['', '7–8'] })).toBe('1–8');
  expect(scaleRange({ scale: { min: 1, max: 5, best: 1 }, texts: ['II', ''] })).toBe('I–V');
});

test('repeats nothing, and names no ends that the values do not use', () => {
  expect(scaleRange({ scale, texts: ['8'], description: 'Blue wool scale 1 to 8' })).toBeUndefined();
  expect(scaleRange({ scale, texts: ['good'] })).toBeUndefined();
  expect(scaleRange({ scale: undefined, texts: ['8'] })).toBeUndefined();
});
