import type { Lab } from './lab.ts';
import type { Rgb } from './rgb.ts';

/** White of D65, the one of sRGB. */
const WHITE = { x: 0.95047, z: 1.08883 };
const EPSILON = 6 / 29;

/** Converts CIELAB coordinates to a screen colour; values outside of sRGB are clipped. */
export function rgbOfLab({ L, a, b }: Lab): Rgb {
  const f = (L + 16) / 116;
  const x = WHITE.x * linear(f + a / 500);
  const y = linear(f);
  const z = WHITE.z * linear(f - b / 200);
  return {
    R: channel(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
    G: channel(-0.969266 * x + 1.8760108 * y + 0.041556 * z),
    B: channel(0.0556434 * x - 0.2040259 * y + 1.0572252 * z),
  };
}

function linear(f: number): number {
  return f > EPSILON ? f ** 3 : 3 * EPSILON ** 2 * (f - 4 / 29);
}

/** Gamma of sRGB (IEC 61966-2-1). */
function channel(value: number): number {
  const shown = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, shown)));
}
