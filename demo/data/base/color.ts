import { deltaE2000 } from '../../../src/comparison/rules/colors/delta-e-2000.ts';
import { labOfRgb } from '../../../src/domain/color/lab-of-rgb.ts';
import { rgbOfLab } from '../../../src/domain/color/rgb-of-lab.ts';

/** CIE L*a*b* for illuminant D65. */
export interface Lab {
  L: number;
  a: number;
  b: number;
}

/** sRGB, 0 to 255. */
export interface Rgb {
  R: number;
  G: number;
  B: number;
}

/** Grey, used for colours that were not measured. */
export const NOT_MEASURED: Rgb = { R: 154, G: 161, B: 168 };

/** Maximum ΔE00 for which clipping is good enough. */
const CLIPPED_WELL = 3;

/**
 * D65 Lab to sRGB; what lies outside its gamut, such as the cyan of process inks, to the nearest colour of the same
 * hue angle or by clipping. CSS `lab()` assumes D50 and must not be used for these values.
 */
export function labToRgb(color: Lab): Rgb {
  const clipped = rgbOfLab(color);
  // Beyond white there is nothing to gain: effect pigments outshine it near the gloss.
  if (color.L > 100 || deltaE2000(color, labOfRgb(clipped)) <= CLIPPED_WELL) return clipped;
  return paler(color)
    .map((candidate) => ({ rgb: candidate, apart: deltaE2000(color, labOfRgb(candidate)) }))
    .reduce((best, one) => (one.apart < best.apart ? one : best)).rgb;
}

/** The colour at full chroma and at less and less, each clipped. */
function paler({ L, a, b }: Lab): Rgb[] {
  return Array.from({ length: 26 }, (_, step) => 1 - step / 50).map((share) =>
    rgbOfLab({ L, a: a * share, b: b * share }),
  );
}

/** `#rrggbb`. */
export function rgbToHex({ R, G, B }: Rgb): string {
  return `#${[R, G, B].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour of `#rrggbb`. */
export function hexToRgb(hex: string): Rgb {
  const [R = 0, G = 0, B = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return { R, G, B };
}

/**
 * Mixes colours by Kubelka and Munk's single-constant theory, per sRGB channel: `share` parts of the colour in one part
 * of the mixture. Accurate enough to paint tints, not to formulate.
 */
export function mix(color: Rgb, share: number, other: Rgb): Rgb {
  const channel = (value: number, rest: number) => {
    const ratio = share * absorption(value) + (1 - share) * absorption(rest);
    return encode(1 + ratio - Math.sqrt(ratio * ratio + 2 * ratio));
  };
  return { R: channel(color.R, other.R), G: channel(color.G, other.G), B: channel(color.B, other.B) };
}

function encode(amount: number): number {
  const clipped = Math.min(1, Math.max(0, amount));
  const value = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function absorption(channel: number): number {
  // A perfect black would have infinite absorption.
  const reflectance = Math.max(0.003, linear(channel));
  return (1 - reflectance) ** 2 / (2 * reflectance);
}
