import { type Lab, labToRgb, type Rgb } from '../../data/color.ts';

/** Lightness that images show as white, since effect pigments exceed white near the specular angle. */
const BRIGHTEST = 128;

/** Returns the colour as a camera exposed for the specular reflection would record it. */
export function photoColor({ L, a, b }: Lab): Rgb {
  return labToRgb({ L: Math.min(98, (L / BRIGHTEST) * 98), a: a * 0.85, b: b * 0.85 });
}
