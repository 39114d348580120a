import type { Rgb } from '../../../domain/color/rgb.ts';
import { rgbOfLab } from '../../../domain/color/rgb-of-lab.ts';
import { labOfRgb } from './lab-of-rgb.ts';

/** A calculated mixture with titanium white. */
export interface Reduction {
  /** Share of the pigment, 0 to 1. */
  share: number;
  color: Rgb;
}

/** Shares of the pigment in a strip of reductions. */
const SHARES = [0.5, 0.25, 0.1, 0.04, 0.02] as const;

/** Share of the pigment in the measured tint: one part to ten parts of white. */
export const TINT = 1 / 11;

/** Lightness L* of titanium white. */
const WHITE = 98;

/** Least difference in lightness, between masstone and tint and between tint and white, that makes a strip. */
const LEAST = 1;

/** Least lightness and largest chroma C* of a white pigment. */
const LEAST_WHITE = 85;
const MOST_CHROMA = 10;

/** Below the tint chroma fades a little faster than lightness rises: a screen has no pale colours of full chroma. */
const FADING = 1.25;

/** Calculates a strip of reductions with titanium white; `null` where none would make sense. */
export function reductions(masstone: Rgb, tint: Rgb): Reduction[] | null {
  const colorAt = reductionCurve(masstone, tint);
  return colorAt && SHARES.map((share) => ({ share, color: colorAt(share) }));
}

/**
 * Returns the colour by the pigment's share in titanium white, from a measured masstone and a measured tint. `null` where
 * none would make sense: of white pigments, and of tints that are darker than the masstone or nearly white.
 *
 * The lightness follows two-constant Kubelka-Munk theory, whose constants are those that give both measured colours. a*
 * and b* keep step with it: between masstone and tint they are interpolated, so that the hue stays between theirs; only
 * below the tint are they extrapolated, towards white in the hue of the tint. Good enough to look at, not to formulate.
 */
export function reductionCurve(masstone: Rgb, tint: Rgb): ((share: number) => Rgb) | null {
  const [dark, light] = [labOfRgb(masstone), labOfRgb(tint)];
  if (dark.L > LEAST_WHITE && Math.hypot(dark.a, dark.b) < MOST_CHROMA) return null;
  if (light.L - dark.L < LEAST || WHITE - light.L < LEAST) return null;
  const lightnessAt = lightnessBetween(dark.L, light.L);
  return (share) => {
    const L = lightnessAt(share);
    if (share < TINT) {
      const left = ((WHITE - L) / (WHITE - light.L)) ** FADING;
      return rgbOfLab({ L, a: light.a * left, b: light.b * left });
    }
    const position = (L - dark.L) / (light.L - dark.L);
    const between = (one: number, other: number) => one + (other - one) * position;
    return rgbOfLab({ L, a: between(dark.a, light.a), b: between(dark.b, light.b) });
  };
}

/** Lightness by the pigment's share, exact for masstone, tint and white. */
function lightnessBetween(masstone: number, tint: number): (share: number) => number {
  const [dark, light, none] = [absorption(masstone), absorption(tint), absorption(WHITE)];
  // How strongly the pigment scatters, compared with white.
  const scattering = ((1 - TINT) * (light - none)) / (TINT * (dark - light));
  return (share) => {
    const amount = share * scattering;
    const ratio = (amount * dark + (1 - share) * none) / (amount + 1 - share);
    return 116 * Math.cbrt(1 + ratio - Math.sqrt(ratio * ratio + 2 * ratio)) - 16;
  };
}

/** Ratio of absorption to scattering (K/S) at a lightness. */
function absorption(L: number): number {
  const reflectance = ((L + 16) / 116) ** 3;
  return (1 - reflectance) ** 2 / (2 * reflectance);
}
