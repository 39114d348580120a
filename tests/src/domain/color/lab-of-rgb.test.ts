import { describe, expect, it } from 'vitest';
import { labOfRgb } from '../../../../src/domain/color/lab-of-rgb.ts';
import { rgbOfLab } from '../../../../src/domain/color/rgb-of-lab.ts';

describe('labOfRgb', () => {
  it.each([
    ['white', { R: 255, G: 255, B: 255 }, { L: 100, a: 0, b: 0 }],
    ['black', { R: 0, G: 0, B: 0 }, { L: 0, a: 0, b: 0 }],
    ['red', { R: 255, G: 0, B: 0 }, { L: 53.24, a: 80.09, b: 67.2 }],
    ['green', { R: 0, G: 255, B: 0 }, { L: 87.73, a: -86.18, b: 83.18 }],
    ['blue', { R: 0, G: 0, B: 255 }, { L: 32.3, a: 79.19, b: -107.86 }],
    ['grey', { R: 128, G: 128, B: 128 }, { L: 53.59, a: 0, b: 0 }],
  ])('knows %s', (_, rgb, { L, a, b }) => {
    const lab = labOfRgb(rgb);
    expect(lab.L).toBeCloseTo(L, 1);
    expect(lab.a).toBeCloseTo(a, 1);
    expect(lab.b).toBeCloseTo(b, 1);
  });

  it('is the inverse of rgbOfLab for every screen colour', () => {
    for (let R = 0; R < 256; R += 15)
      for (let G = 0; G < 256; G += 15)
        for (let B = 0; B < 256; B += 15) {
          const rgb = { R, G, B };
          expect(rgbOfLab(labOfRgb(rgb))).toEqual(rgb);
        }
  });
});
