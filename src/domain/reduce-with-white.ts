import type { Rgb } from './color/rgb.ts';

const TITANIUM_WHITE: Rgb = { R: 250, G: 250, B: 247 };

/**
 * Reduces a colour with titanium white by single-constant Kubelka-Munk theory per sRGB channel. Good enough to draw
 * a tint ladder, not for formulation.
 *
 * @param share fraction of the colour in the mixture, 0 to 1
 */
export function reduceWithWhite({ R, G, B }: Rgb, share: number): Rgb {
  const mix = (part: number, white: number) => {
    const ratio = share * absorption(part) + (1 - share) * absorption(white);
    return encode(1 + ratio - Math.sqrt(ratio * ratio + 2 * ratio));
  };
  return { R: mix(R, TITANIUM_WHITE.R), G: mix(G, TITANIUM_WHITE.G), B: mix(B, TITANIUM_WHITE.B) };
}

/** Returns the ratio of absorption to scattering (K/S) of one channel. */
function absorption(channel: number): number {
  const value = channel / 255;
  const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  // K/S of a perfect black is infinite.
  const reflectance = Math.max(0.003, linear);
  return (1 - reflectance) ** 2 / (2 * reflectance);
}

/** Returns a channel's value from its reflectance. */
function encode(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  const value = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
}
