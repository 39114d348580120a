import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Rgb, rowShading } from '../../../../src/domain/color/rgb.ts';

const INK: Rgb = { R: 0x16, G: 0x18, B: 0x1d };
const luminance = ({ R, G, B }: Rgb) => {
  const linear = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(R) + 0.7152 * linear(G) + 0.0722 * linear(B);
};

test('a quarter of the colour on white, light grey without one (row 184)', () => {
  expect(rowShading({ R: 0, G: 100, B: 255 })).toEqual({ R: 191, G: 216, B: 255 });
  expect(rowShading(null)).toEqual({ R: 235, G: 236, B: 238 });
});

test('dark text keeps 4.5:1 on the shading of any colour (decision B79)', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (R, G, B) => {
      const contrast = (luminance(rowShading({ R, G, B })) + 0.05) / (luminance(INK) + 0.05);
      expect(contrast).toBeGreaterThan(4.5);
    }),
  );
});
