import { type Rgb, rgbNotation } from '../../src/domain/color/rgb.ts';
import { reduceWithWhite } from '../../src/domain/reduce-with-white.ts';

/** Shares of the product in the mixtures with white, from left to right. */
const SHARES = [0.5, 0.25, 0.1, 0.04] as const;

/** A product's full shade above a ladder of its reductions with white. Decoration; the text beside it names it. */
export function Swatch({ color }: { color: Rgb | null | undefined }) {
  if (!color) return <span className="ce-product__swatch" />;
  const [a, b, c, d] = SHARES.map((share) => rgbNotation(reduceWithWhite(color, share)));
  return (
    <span
      className="ce-product__swatch"
      style={{ '--ce-_shade': rgbNotation(color), '--ce-_a': a, '--ce-_b': b, '--ce-_c': c, '--ce-_d': d }}
    />
  );
}
