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

/** Grey in place of a colour that was never measured. */
export const NOT_MEASURED: Rgb = { R: 154, G: 161, B: 168 };

const WHITE = [0.95047, 1, 1.08883] as const;

/** D65 Lab to sRGB, clipped to the gamut. CSS `lab()` assumes D50 and must not be used for these values. */
export function labToRgb({ L, a, b }: Lab): Rgb {
  const fy = (L + 16) / 116;
  const x = WHITE[0] * unpack(fy + a / 500);
  const y = WHITE[1] * unpack(fy);
  const z = WHITE[2] * unpack(fy - b / 200);
  return {
    R: encode(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
    G: encode(-0.969266 * x + 1.8760108 * y + 0.041556 * z),
    B: encode(0.0556434 * x - 0.2040259 * y + 1.0572252 * z),
  };
}

/** `#rrggbb`. */
export function rgbToHex({ R, G, B }: Rgb): string {
  return `#${[R, G, B].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour of `#rrggbb`. */
export function hexToRgb(hex: string): Rgb {
  const [R = 0, G = 0, B = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return { R, G, B };
}

/**
 * A mixture by Kubelka and Munk's single-constant theory, per sRGB channel: `share` parts of the colour in
 * one part of the mixture. Good enough to paint a tint ladder, not to formulate with.
 */
export function mix(color: Rgb, share: number, other: Rgb): Rgb {
  const channel = (part: number, rest: number) => {
    const ratio = share * absorption(part) + (1 - share) * absorption(rest);
    return encode(1 + ratio - Math.sqrt(ratio * ratio + 2 * ratio));
  };
  return { R: channel(color.R, other.R), G: channel(color.G, other.G), B: channel(color.B, other.B) };
}

function unpack(t: number): number {
  return t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29);
}

function encode(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  const value = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
}

function absorption(channel: number): number {
  const value = channel / 255;
  const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  // A perfect black would absorb without end.
  const reflectance = Math.max(0.003, linear);
  return (1 - reflectance) ** 2 / (2 * reflectance);
}
