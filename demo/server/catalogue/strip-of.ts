import { reductions } from '../../../src/product/rules/colors/reduce-with-white.ts';
import { hexToRgb, rgbToHex } from '../../data/base/color.ts';
import type { ProductLook } from './product-look.ts';

/** Calculated reductions of a solid shade with white, `#rrggbb`, as the widgets show them; empty if there is none. */
export function stripOf({ masstone, tint, angles }: ProductLook): string[] {
  if (!masstone || !tint || angles) return [];
  return (reductions(hexToRgb(masstone), hexToRgb(tint)) ?? []).map(({ color }) => rgbToHex(color));
}
