/** sRGB, 0 to 255. */
export interface Rgb {
  R: number;
  G: number;
  B: number;
}

/** Default colour of products without one (spec P§9). */
export const DEFAULT_COLOR: Rgb = { R: 128, G: 128, B: 128 };

/** Row background of a product without a colour: light grey (spec P§9). */
const LIGHT_GREY: Rgb = { R: 235, G: 236, B: 238 };

/** Opacity of the product's colour in its row shading (spec P§9). */
const SHADING = 0.25;

/** Formats the colour for CSS. */
export function rgbNotation({ R, G, B }: Rgb): string {
  return `rgb(${Math.round(R)} ${Math.round(G)} ${Math.round(B)})`;
}

/**
 * Background of a product's row: a quarter of its colour, mixed with white so that dark text keeps 4.5:1 on any
 * hue; light grey without a colour (spec P§9, decision B79).
 */
export function rowShading(color: Rgb | null | undefined): Rgb {
  if (!color) return LIGHT_GREY;
  const mix = (channel: number) => Math.round(channel * SHADING + 255 * (1 - SHADING));
  return { R: mix(color.R), G: mix(color.G), B: mix(color.B) };
}
