import type { Lab } from './lab.ts';
import type { Rgb } from './rgb.ts';

/** White of D65, the one of sRGB. */
const WHITE = { x: 0.95047, z: 1.08883 };
const EPSILON = 6 / 29;

/** Converts a screen colour to CIELAB coordinates: the inverse of `rgbOfLab`. */
export function labOfRgb({ R, G, B }: Rgb): Lab {
  const [r, g, b] = [linear(R), linear(G), linear(B)];
  const x = packed((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE.x);
  const y = packed(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = packed((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE.z);
  return { L: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

function packed(t: number): number {
  return t > EPSILON ** 3 ? Math.cbrt(t) : t / (3 * EPSILON ** 2) + 4 / 29;
}

/** Gamma of sRGB (IEC 61966-2-1). */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
