import type { Rgb } from './color/rgb.ts';

/** Share of the pigment in a tint of one part to ten parts of white. */
export const TINT = 1 / 11;

const TITANIUM_WHITE: Rgb = { R: 250, G: 250, B: 247 };

/**
 * Reduces a colour with titanium white by single-constant Kubelka-Munk theory per sRGB channel. Good enough to draw
 * a tint ladder, not for formulation.
 *
 * @param share fraction of the colour in the mixture, 0 to 1
 */
export function reduceWithWhite(color: Rgb, share: number): Rgb {
  return eachChannel(color, (part, white) =>
    reflectanceOf(share * absorption(part) + (1 - share) * absorption(white)),
  );
}

/**
 * Predicts a reduction from the measured tint: a masstone that is nearly black does not tell what it will be in white.
 *
 * @param share fraction of the pigment in the mixture, 0 to 1
 */
export function reduceFromTint(tint: Rgb, share: number): Rgb {
  return eachChannel(tint, (part, white) => {
    const pigment = Math.max(0, (absorption(part) - (1 - TINT) * absorption(white)) / TINT);
    return reflectanceOf(share * pigment + (1 - share) * absorption(white));
  });
}

function eachChannel({ R, G, B }: Rgb, mix: (part: number, white: number) => number): Rgb {
  return {
    R: encode(mix(R, TITANIUM_WHITE.R)),
    G: encode(mix(G, TITANIUM_WHITE.G)),
    B: encode(mix(B, TITANIUM_WHITE.B)),
  };
}

/** Returns the reflectance of a ratio of absorption to scattering. */
function reflectanceOf(ratio: number): number {
  return 1 + ratio - Math.sqrt(ratio * ratio + 2 * ratio);
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
