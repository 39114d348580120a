import { type Rgb, rgbNotation } from '../../src/domain/color/rgb.ts';
import { readFieldContent } from '../../src/domain/fields/field-content.ts';
import { reduceWithWhite } from '../../src/domain/reduce-with-white.ts';
import type { Product } from '../../src/services/products.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';

/** Share of the product in a tint of one part to ten parts of white. */
const TINT = 1 / 11;

/** A product's masstone above its tint, measured where they were, else painted from its colour. */
export function ColorSample({ product }: { product: Product }) {
  const text = useTexts(comparePageTexts);
  const { color_values } = product;
  if (!color_values) return <p className="ce-sample ce-sample--none">{text('compare.noColor')}</p>;
  const tint = measuredTint(product) ?? reduceWithWhite(color_values, TINT);
  return (
    <div
      className="ce-sample"
      role="img"
      aria-label={`${text('compare.masstone')} ${rgbNotation(color_values)}, ${text('compare.tint')} ${rgbNotation(tint)}`}
      style={{ '--ce-_masstone': rgbNotation(color_values), '--ce-_tint': rgbNotation(tint) }}
    />
  );
}

function measuredTint({ technicalProperties }: Product): Rgb | undefined {
  const property = technicalProperties.find(
    ({ propertyType, applicationType }) => propertyType === 'rgb' && applicationType === 'tint',
  );
  const content = property && readFieldContent(property.value, { code: 'rgb' });
  return content?.form === 'color' ? content.color : undefined;
}
