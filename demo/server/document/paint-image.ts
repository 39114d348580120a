import { PNG } from 'pngjs';
import type { Rgb } from '../../data/base/color.ts';

/** Paints an image pixel by pixel, as a PNG file. */
export function paintImage(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => Rgb,
): Uint8Array {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) setPixel(png, x, y, colorAt(x, y));
  }
  return PNG.sync.write(png, { colorType: 2 });
}

/** Sets one pixel of an image. */
export function setPixel(png: PNG, x: number, y: number, { R, G, B }: Rgb): void {
  png.data.set([R, G, B, 255], (y * png.width + x) * 4);
}

/** The screen colour on the way from one to another. @param share of the way */
export function blend(from: Rgb, to: Rgb, share: number): Rgb {
  const mix = (a: number, b: number) => Math.round(a + (b - a) * share);
  return { R: mix(from.R, to.R), G: mix(from.G, to.G), B: mix(from.B, to.B) };
}
