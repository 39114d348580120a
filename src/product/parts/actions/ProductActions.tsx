import { useCompareButton } from '../../../comparison/state/useCompareButton.ts';
import { basketItem } from '../../../domain/product/basket-item.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { CompareButton } from '../../../ui/action/CompareButton.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { productActionTexts } from '../../texts/product-actions.ts';
import { OverlayButtons } from './OverlayButtons.tsx';
import css from './product-actions.css';

/** The buttons of a product: one for each overlay, and the comparison (rows 152 and 153). */
export function ProductActions({ product }: { product: Pigment }) {
  useStyles(css);
  const text = useTexts(productActionTexts);
  return (
    <fieldset className="ce-product-actions ce-cluster ce-gap-2" aria-label={text('productActions.label')}>
      <OverlayButtons product={product} variant="primary" />
      <Compare product={product} />
      <OverlayButtons product={product} variant="secondary" />
    </fieldset>
  );
}

function Compare({ product }: { product: Pigment }) {
  const { id, uid, product_name, industries, industry } = product;
  const item = basketItem({
    id,
    uid,
    product_name,
    resultType: 'pigments',
    ...(product.prd && { prd: product.prd }),
  });
  const button = useCompareButton({ item, industries }, industry ?? undefined);
  return <CompareButton {...button} size="medium" />;
}
