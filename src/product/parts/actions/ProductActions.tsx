import { useRef } from 'react';
import { useCompareButton } from '../../../comparison/state/useCompareButton.ts';
import { basketItem } from '../../../domain/product/basket-item.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { CompareButton } from '../../../ui/action/CompareButton.tsx';
import { createLazyPart } from '../../../ui/base/create-lazy-part.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { useIsAbove } from '../../../ui/position/useIsAbove.ts';
import { productActionTexts } from '../../texts/product-actions.ts';
import { OverlayButtons } from './OverlayButtons.tsx';
import css from './product-actions.css';

// Few readers scroll as far; without it, the actions stay where they are.
const StuckActions = createLazyPart(
  () => import('./StuckActions.tsx').then((module) => module.StuckActions),
  { Waiting: () => null, Missing: () => null },
);

/**
 * The buttons of a product: one for each overlay, and the comparison (rows 152 and 153). Once they have left the window, they
 * stick to its top, with the product's name: the same buttons, so that nothing is there twice.
 */
export function ProductActions({ product }: { product: Pigment }) {
  useStyles(css);
  const text = useTexts(productActionTexts);
  const room = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLFieldSetElement>(null);
  const isAbove = useIsAbove(room);
  return (
    <div ref={room} className="ce-product-actions-place">
      <fieldset
        ref={actions}
        className="ce-product-actions ce-cluster ce-gap-2"
        aria-label={text('productActions.label')}
      >
        {isAbove && <StuckActions {...{ product, room, actions }} />}
        <OverlayButtons product={product} variant="primary" />
        <Compare product={product} />
        <OverlayButtons product={product} variant="secondary" />
      </fieldset>
    </div>
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
