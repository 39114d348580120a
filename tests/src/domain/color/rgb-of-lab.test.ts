import { expect, test } from 'vitest';
import { rgbOfLab } from '../../../../src/domain/color/rgb-of-lab.ts';

test('black, grey and white have no hue', () => {
  expect(rgbOfLab({ L: 0, a: 0, b: 0 })).toEqual({ R: 0, G: 0, B: 0 });
  expect(rgbOfLab({ L: 53.585, a: 0, b: 0 })).toEqual({ R: 128, G: 128, B: 128 });
  expect(rgbOfLab({ L: 100, a: 0, b: 0 })).toEqual({ R: 255, G: 255, B: 255 });
});

test('the primaries of sRGB are found by their coordinates', () => {
  expect(rgbOfLab({ L: 53.2408, a: 80.0925, b: 67.2032 })).toEqual({ R: 255, G: 0, B: 0 });
  expect(rgbOfLab({ L: 32.297, a: 79.1875, b: -107.8602 })).toEqual({ R: 0, G: 0, B: 255 });
});

test('what a screen cannot show is cut off', () => {
  expect(rgbOfLab({ L: 150, a: 0, b: 0 })).toEqual({ R: 255, G: 255, B: 255 });
  expect(rgbOfLab({ L: 50, a: -120, b: 0 }).R).toBe(0);
});
