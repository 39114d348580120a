import { differenceCiede2000 } from 'culori';
import type { Base } from './bases.ts';
import type { Lab } from './color.ts';
import { roundTo } from './draw.ts';
import { randomOf } from './rng.ts';

const LIMIT = 3;
const distance = differenceCiede2000();

/** CIEDE2000 difference of two colours. */
export function deltaE(one: Lab, other: Lab): number {
  return distance(asCulori(one), asCulori(other));
}

function asCulori({ L, a, b }: Lab) {
  return { mode: 'lab65' as const, l: L, a, b };
}

/** The masstone of a grade: the base's own for the first, within ΔE2000 3 of it for all others. */
export function masstoneOf(index: number, base: Base, isFirst: boolean): Lab {
  const { L, a, b } = base.masstone;
  if (isFirst) return base.masstone;
  const random = randomOf('product', index, 'masstone');
  const shift = [random() - 0.5, random() - 0.5, random() - 0.5].map((part) => part * 6);
  const at = (share: number): Lab => ({
    L: roundTo(Math.min(99, L + (shift[0] ?? 0) * share), 2),
    a: roundTo(a + (shift[1] ?? 0) * share, 2),
    b: roundTo(b + (shift[2] ?? 0) * share, 2),
  });
  let share = 1;
  while (deltaE(base.masstone, at(share)) > LIMIT) share *= 0.8;
  return at(share);
}

/**
 * The colour that stands for the product on a page: its masstone, or its tint where a chromatic pigment's
 * masstone looks nearly black.
 */
export function swatchOf(masstone: Lab, base: Base): Lab {
  return base.undertone ?? masstone;
}
