import { useCompareButton } from '../../../comparison/state/useCompareButton.ts';
import { rgbNotation } from '../../../domain/color/rgb.ts';
import { basketItem } from '../../../domain/product/basket-item.ts';
import { productAddress } from '../../../domain/product/product-address.ts';
import { inSentence } from '../../../lib/text/in-sentence.ts';
import type { NearPigment } from '../../../services/nearest.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { CompareButton } from '../../../ui/action/CompareButton.tsx';
import { Link } from '../../../ui/action/Link.tsx';
import { CodeText } from '../../../ui/content/CodeText.tsx';
import { Figure } from '../../../ui/content/Figure.tsx';
import { nearestTexts } from '../../texts/nearest.ts';
import { shadeDifferences } from './shade-differences.ts';
import type { Shade } from './useShade.ts';

interface NearShadeProps {
  product: Pigment;
  near: NearPigment;
  shade: Shade;
  industry: string;
  productPage: string;
}

/** A product with a near colour: both colours edge to edge, and how it differs. */
export function NearShade({ product, near, shade, industry, productPage }: NearShadeProps) {
  const text = useTexts(nearestTexts);
  const { id, uid, prd, product_name, industries, rgb } = near;
  const item = basketItem({ id, uid, product_name, resultType: 'pigments', ...(prd && { prd }) });
  const compare = useCompareButton({ item, industries }, industry);
  const transparency = near.transparency_title ?? '';
  const identity = [
    near.color_index,
    near.color_index ? inSentence(transparency) : transparency,
    near.light_fastness && text('nearest.light.of', { value: near.light_fastness }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <li className="ce-nearest__shade">
      <span
        className="ce-nearest__swatch ce-swatch"
        role="img"
        aria-label={text('nearest.swatch', { name: product.product_name, other: product_name })}
        style={{
          '--ce-_this': rgbNotation(shade.color),
          // Another colour than the compared one would be taken for it.
          ...(rgb && { '--ce-_that': rgbNotation(rgb) }),
        }}
      />
      <div className="ce-nearest__id">
        <Link href={productAddress(productPage, id, industry)}>
          <CodeText>{product_name}</CodeText>
        </Link>
        {identity && <span className="ce-meta">{identity}</span>}
      </div>
      <dl className="ce-nearest__differences">
        {shadeDifferences(shade.measured, near).map(({ name, value, word }) => (
          <div key={name} className="ce-nearest__difference">
            <dt className="ce-muted">{name}</dt>
            <dd>
              <Figure text={value} decimals={2} />
              {word && <span className="ce-nearest__word"> {text(`nearest.word.${word}`)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="ce-nearest__compare ce-screen">
        <CompareButton {...compare} />
      </div>
    </li>
  );
}
