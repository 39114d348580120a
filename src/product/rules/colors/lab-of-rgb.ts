import type { Lab } from '../../../domain/color/lab.ts';
import type { Rgb } from '../../../domain/color/rgb.ts';

/** Converts a screen colour to CIELAB coordinates; the way back is `rgbOfLab`. */
export function labOfRgb({ R, G, B }: Rgb): Lab {
  return labOfLight(linear(R), linear(G), linear(B));
}

/** Converts shares of red, green and blue light to CIELAB coordinates. */
export function labOfLight(r: number, g: number, b: number): Lab {
  const x = compress((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = compress(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = compress((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return { L: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

/** Share of light of a channel (IEC 61966-2-1). */
export function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function compress(ratio: number): number {
  return ratio > (6 / 29) ** 3 ? Math.cbrt(ratio) : ratio / (3 * (6 / 29) ** 2) + 4 / 29;
}
