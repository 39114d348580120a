import { type Lab, labToRgb, type Rgb } from '../../data/color.ts';

/** Lightness that an image shows as its brightest; near the gloss effect pigments exceed white. */
const BRIGHTEST = 128;

/** The colour as a camera exposed for the gloss would record it. */
export function photoColor({ L, a, b }: Lab): Rgb {
  return labToRgb({ L: Math.min(98, (L / BRIGHTEST) * 98), a: a * 0.85, b: b * 0.85 });
}
