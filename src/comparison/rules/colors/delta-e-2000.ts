import type { Lab } from '../../../domain/color/lab.ts';

const RADIAN = Math.PI / 180;
/** 25⁷: the chroma at which the formula's corrections have half their effect. */
const HALF = 25 ** 7;

/**
 * Colour difference ΔE00 (CIEDE2000, ISO/CIE 11664-6) with all weights 1 (decision C5).
 *
 * Names and order of the terms are those of Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula" (2005),
 * whose 34 pairs of colours test an implementation.
 */
export function deltaE2000(one: Lab, other: Lab): number {
  const meanChroma = (chromaOf(one.a, one.b) + chromaOf(other.a, other.b)) / 2;
  const G = 0.5 * (1 - Math.sqrt(share(meanChroma)));
  const first = correct(one, G);
  const second = correct(other, G);

  const deltaL = other.L - one.L;
  const deltaC = second.C - first.C;
  const deltaHue = hueDifference(first, second);
  const deltaH = 2 * Math.sqrt(first.C * second.C) * Math.sin((deltaHue / 2) * RADIAN);

  const L = (one.L + other.L) / 2;
  const C = (first.C + second.C) / 2;
  const h = meanHue(first, second, deltaHue);
  const T =
    1 -
    0.17 * Math.cos((h - 30) * RADIAN) +
    0.24 * Math.cos(2 * h * RADIAN) +
    0.32 * Math.cos((3 * h + 6) * RADIAN) -
    0.2 * Math.cos((4 * h - 63) * RADIAN);
  const lightness = deltaL / (1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2));
  const chroma = deltaC / (1 + 0.045 * C);
  const hue = deltaH / (1 + 0.015 * C * T);
  const turn = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const rotation = -2 * Math.sqrt(share(C)) * Math.sin(2 * turn * RADIAN);
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hue ** 2 + rotation * chroma * hue);
}

/** Chroma and hue in degrees, after the correction of a* for near-neutral colours. */
function correct({ a, b }: Lab, G: number): { C: number; h: number } {
  const corrected = a * (1 + G);
  const h = corrected === 0 && b === 0 ? 0 : Math.atan2(b, corrected) / RADIAN;
  return { C: chromaOf(corrected, b), h: h < 0 ? h + 360 : h };
}

function share(chroma: number): number {
  const cube = chroma * chroma * chroma;
  const power = cube * cube * chroma;
  return power / (power + HALF);
}

/** Shorter difference of two hues; 0 if one of the colours has none. */
function hueDifference(one: { C: number; h: number }, other: { C: number; h: number }): number {
  if (one.C * other.C === 0) return 0;
  const difference = other.h - one.h;
  if (difference > 180) return difference - 360;
  return difference < -180 ? difference + 360 : difference;
}

/** Mean of two hues along the shorter arc; their sum if one of the colours has none. */
function meanHue(one: { C: number; h: number }, other: { C: number; h: number }, difference: number): number {
  if (one.C * other.C === 0) return one.h + other.h;
  const mean = one.h + difference / 2;
  return mean < 0 ? mean + 360 : mean >= 360 ? mean - 360 : mean;
}

/** `Math.hypot` takes ten times as long, which a search for near shades notices. */
function chromaOf(a: number, b: number): number {
  return Math.sqrt(a * a + b * b);
}
