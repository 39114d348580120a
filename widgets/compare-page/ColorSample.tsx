import { rgbNotation } from '../../src/domain/color/rgb.ts';
import { tintOf } from '../../src/domain/color/tint-of.ts';
import type { Product } from '../../src/services/products.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';

/** A product's masstone above its tint. */
export function ColorSample({ product }: { product: Product }) {
  const text = useTexts(comparePageTexts);
  const { color_values } = product;
  if (!color_values) return <p className="ce-sample ce-sample--none">{text('compare.noColor')}</p>;
  const tint = tintOf(color_values, product.technicalProperties);
  return (
    <div
      className="ce-sample"
      role="img"
      aria-label={`${text('compare.masstone')} ${rgbNotation(color_values)}, ${text('compare.tint')} ${rgbNotation(tint)}`}
      style={{ '--ce-_masstone': rgbNotation(color_values), '--ce-_tint': rgbNotation(tint) }}
    />
  );
}
