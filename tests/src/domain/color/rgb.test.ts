import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Rgb, rowShading, shadingNotation } from '../../../../src/domain/color/rgb.ts';

/** Texts of the design tokens. */
const INK = { light: { R: 0x16, G: 0x18, B: 0x1d }, dark: { R: 0xec, G: 0xee, B: 0xf3 } };
const luminance = ({ R, G, B }: Rgb) => {
  const linear = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(R) + 0.7152 * linear(G) + 0.0722 * linear(B);
};

test('a quarter of the colour on white or on the dark surface, grey without one (row 184)', () => {
  const blue = { R: 0, G: 100, B: 255 };
  expect(rowShading(blue, 'light')).toEqual({ R: 191, G: 216, B: 255 });
  expect(rowShading(blue, 'dark')).toEqual({ R: 17, G: 43, B: 86 });
  expect(rowShading(null, 'light')).toEqual({ R: 235, G: 236, B: 238 });
  expect(shadingNotation(blue)).toBe('light-dark(rgb(191 216 255), rgb(17 43 86))');
  expect(shadingNotation(undefined)).toBe('light-dark(rgb(235 236 238), rgb(48 52 61))');
});

test.each(['light', 'dark'] as const)(
  'text of the %s scheme keeps 4.5:1 on the shading of any colour (decision B79)',
  (scheme) => {
    const channel = fc.integer({ min: 0, max: 255 });
    const text = luminance(INK[scheme]);
    fc.assert(
      fc.property(channel, channel, channel, (R, G, B) => {
        const shade = luminance(rowShading({ R, G, B }, scheme));
        expect((Math.max(shade, text) + 0.05) / (Math.min(shade, text) + 0.05)).toBeGreaterThan(4.5);
      }),
    );
  },
);
