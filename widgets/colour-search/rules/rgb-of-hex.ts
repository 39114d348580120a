import type { Rgb } from '../../../src/domain/color/rgb.ts';

/** Reads `#rrggbb`, as colour inputs have it. */
export function rgbOfHex(hex: string): Rgb {
  const [R = 0, G = 0, B = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return { R, G, B };
}
