import type { Lab } from '../base/color.ts';
import { between, roundTo } from '../base/draw.ts';
import { type Random, randomOf } from '../base/rng.ts';
import type { IndustryCode } from '../industries.ts';
import type { Product } from '../product.ts';
import { fullShadeIn } from '../product-color.ts';

/** How much of its chroma a tint loses for each unit of lightness that it gains in a medium. */
const PALER = 0.03;

/**
 * How far a full shade in a medium lies from the product's, at most, in each coordinate. Of an effect pigment less: its
 * images by angle show it in all media.
 */
const APART = { solid: 0.8, effect: 0.2 };

/** The random stream of a product's measurements in a medium. */
export function streamOf(product: Product, medium: string, application: 'masstone' | 'tint'): Random {
  return randomOf('technical', product.index, `${medium}.${application}`);
}

/** The full shade of a product in a medium; the random stream is that of the medium's masstone. */
export function masstoneIn(product: Product, industry: IndustryCode, random: Random): Lab {
  const { L, a, b } = fullShadeIn(product, industry);
  const apart = product.isEffect ? APART.effect : APART.solid;
  const wobble = () => between(random, -apart, apart, 2);
  return rounded({ L: L + wobble(), a: a + wobble(), b: b + wobble() });
}

/**
 * The tint of a product in a medium; the random stream is that of the medium's tint. Where a pigment disperses less
 * well it develops less colour, so its tint is both lighter and paler; the hue turns a little.
 */
export function tintIn({ tint: { L, a, b } }: Product, random: Random): Lab {
  const wobble = () => between(random, -0.8, 0.8, 2);
  const lighter = wobble();
  const hue = Math.atan2(b, a) + (wobble() * Math.PI) / 180;
  const C = Math.hypot(a, b) * (1 - lighter * PALER);
  // The binder's own colour, which shows even in greys.
  const binder = { a: wobble() * 0.1, b: wobble() * 0.2 };
  return rounded({ L: L + lighter, a: C * Math.cos(hue) + binder.a, b: C * Math.sin(hue) + binder.b });
}

function rounded({ L, a, b }: Lab): Lab {
  return { L: roundTo(L, 2), a: roundTo(a, 2), b: roundTo(b, 2) };
}
