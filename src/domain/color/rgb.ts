/** sRGB, 0 to 255. */
export interface Rgb {
  R: number;
  G: number;
  B: number;
}

/** Default colour of products without one (spec P§9). */
export const DEFAULT_COLOR: Rgb = { R: 128, G: 128, B: 128 };

/** Background that shadings are mixed with, and shading of a product without a colour (spec P§9). */
const SCHEMES = {
  light: { ground: { R: 255, G: 255, B: 255 }, none: { R: 235, G: 236, B: 238 } },
  dark: { ground: { R: 22, G: 24, B: 29 }, none: { R: 48, G: 52, B: 61 } },
} as const;

/** Opacity of the product's colour in the shading of its row (spec P§9). */
const SHADING = 0.25;

/** Formats the colour for CSS. */
export function rgbNotation({ R, G, B }: Rgb): string {
  return `rgb(${Math.round(R)} ${Math.round(G)} ${Math.round(B)})`;
}

/**
 * Background of a product's row: a quarter of its colour, mixed with white or with the dark surface, so that text keeps
 * 4.5:1 on any hue; grey without a colour (spec P§9, decision B79).
 */
export function rowShading(color: Rgb | null | undefined, scheme: keyof typeof SCHEMES): Rgb {
  const { ground, none } = SCHEMES[scheme];
  if (!color) return none;
  const mix = (channel: keyof Rgb) => Math.round(color[channel] * SHADING + ground[channel] * (1 - SHADING));
  return { R: mix('R'), G: mix('G'), B: mix('B') };
}

/** Formats a row's background for CSS, which selects by the element's colour scheme. */
export function shadingNotation(color: Rgb | null | undefined): string {
  return `light-dark(${rgbNotation(rowShading(color, 'light'))}, ${rgbNotation(rowShading(color, 'dark'))})`;
}
