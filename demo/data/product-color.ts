import { deltaE2000 } from '../../src/comparison/rules/colors/delta-e-2000.ts';
import type { Lab } from './base/color.ts';
import { roundTo } from './base/draw.ts';
import { randomOf } from './base/rng.ts';
import type { IndustryCode } from './industries.ts';
import type { Base } from './pigments/bases.ts';

/** Maximum distance between a grade's masstone and its base's, in ΔE00. */
const LIMIT = 3;

/** The masstone of a grade: the base's own for the first, within ΔE2000 3 of it for all others. */
export function masstoneOf(index: number, base: Base, isFirst: boolean): Lab {
  const { L, a, b } = base.masstone;
  if (isFirst) return base.masstone;
  const random = randomOf('product', index, 'masstone');
  const shift = [random() - 0.5, random() - 0.5, random() - 0.5].map((value) => value * 6);
  const at = (share: number): Lab => ({
    L: roundTo(Math.min(99, L + (shift[0] ?? 0) * share), 2),
    a: roundTo(a + (shift[1] ?? 0) * share, 2),
    b: roundTo(b + (shift[2] ?? 0) * share, 2),
  });
  let share = 1;
  while (deltaE2000(base.masstone, at(share)) > LIMIT) share *= 0.8;
  return at(share);
}

/** Lightness of titanium dioxide in the same binder. */
const WHITE_L = 97;

/**
 * Effect of ten parts of titanium dioxide: how far the lightness moves towards white, and the fraction of chroma that
 * remains.
 */
const REDUCTION = {
  azo: { way: 0.4, chroma: 0.7 },
  polycyclic: { way: 0.38, chroma: 0.72 },
  mineral: { way: 0.48, chroma: 0.58 },
  achromatic: { way: 0.4, chroma: 0.8 },
  effect: { way: 0.6, chroma: 0.5 },
} as const;

/**
 * The reduction with ten parts of titanium dioxide: what was set for pigments whose masstone is nearly black, moved
 * as the grade's masstone is; typical of their chemistry for all others. (Mixing in sRGB would keep saturated yellows
 * and oranges too pure: their blue channel is clipped.)
 */
export function tintOf(base: Base, masstone: Lab): Lab {
  if (base.undertone) {
    return {
      L: roundTo(base.undertone.L + masstone.L - base.masstone.L, 2),
      a: roundTo(base.undertone.a + masstone.a - base.masstone.a, 2),
      b: roundTo(base.undertone.b + masstone.b - base.masstone.b, 2),
    };
  }
  const { way, chroma } = REDUCTION[base.chemistry.family];
  const hue = (Math.atan2(masstone.b, masstone.a) * 180) / Math.PI;
  const turned = ((hue + turnOf((hue + 360) % 360)) * Math.PI) / 180;
  const C = Math.hypot(masstone.a, masstone.b) * chroma;
  return {
    L: roundTo(masstone.L + (WHITE_L - masstone.L) * way, 2),
    a: roundTo(C * Math.cos(turned), 2),
    b: roundTo(C * Math.sin(turned), 2),
  };
}

/** How white shifts a hue, in degrees: reds and blues become cooler, yellows greener. */
function turnOf(hue: number): number {
  if (hue < 55 || hue > 330) return -5;
  if (hue > 65 && hue < 110) return 4;
  return hue > 220 && hue < 300 ? -8 : 0;
}

/** The shade in a pigment's name: that of its tint if the masstone looks nearly black. */
export function shadeOf(base: Base, masstone: Lab): Lab {
  return base.undertone ?? masstone;
}

/** How much deeper and more chromatic a thin film on white is than the tint, since it does not scatter. */
const FILM = { darker: 6, chroma: 1.25 };

/** The colour of a print: a thin film on white, in which transparent pigments show what their masstone hides. */
export function filmOf(base: Base, masstone: Lab): Lab {
  if (!base.undertone) return masstone;
  const tint = tintOf(base, masstone);
  return {
    L: roundTo(tint.L - FILM.darker, 2),
    a: roundTo(tint.a * FILM.chroma, 2),
    b: roundTo(tint.b * FILM.chroma, 2),
  };
}

/** The full shade of a product in an industry: a film for printing, a hiding layer for all others. */
export function fullShadeIn({ masstone, film }: { masstone: Lab; film: Lab }, industry?: IndustryCode): Lab {
  return industry === 'printing' ? film : masstone;
}
