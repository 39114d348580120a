import { conditionsText } from '../../../domain/color/color-conditions.ts';
import { productAddress } from '../../../domain/product/product-address.ts';
import { inSentence } from '../../../lib/text/in-sentence.ts';
import { PartWaiting } from '../../../outcome/PartWaiting.tsx';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Link } from '../../../ui/action/Link.tsx';
import { nearestTexts } from '../../texts/nearest.ts';
import { twoDecimals } from './shade-differences.ts';
import { useNearest } from './useNearest.ts';
import { type Shade, useShade } from './useShade.ts';

interface NearestHintProps {
  product: Pigment;
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
}

/**
 * Links to the product that is nearest to one no longer offered. If it can't be read, the section of nearest products, which
 * asks for the same, says so.
 */
export function NearestHint({ product, productPage }: NearestHintProps) {
  const shade = useShade(product);
  const { id, industry } = product;
  if (!shade || !industry) return null;
  const query = { productId: id, industry, medium: shade.medium.code, limit: 4 };
  return <Hint {...{ query, shade, productPage }} />;
}

interface HintProps {
  query: Parameters<typeof useNearest>[0];
  shade: Shade;
  productPage: string;
}

function Hint({ query, shade: { medium, light }, productPage }: HintProps) {
  const text = useTexts(nearestTexts);
  const read = useNearest(query);
  const [near] = read.status === 'ready' ? read.value : [];
  if (read.status === 'loading') return <PartWaiting className="ce-product-head__hint" />;
  if (!near) return null;
  const conditions = conditionsText({ medium: inSentence(medium.title), ...light });
  return (
    <span className="ce-product-head__hint">
      <Link href={productAddress(productPage, near.id, query.industry)}>
        {text('nearest.hint', { name: near.product_name, difference: twoDecimals(near.deltaE) })}
      </Link>{' '}
      {text('nearest.hint.conditions', { conditions })}
    </span>
  );
}
