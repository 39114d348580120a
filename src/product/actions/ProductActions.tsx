import { basketItem } from '../../domain/comparison/basket-item.ts';
import type { Pigment } from '../../services/pigment.ts';
import { useCompareButton } from '../../store/comparison/useCompareButton.ts';
import { usePage, useShared, useTexts } from '../../store/hooks.ts';
import { productActionTexts } from '../../texts/product-actions.ts';
import { Button } from '../../ui/action/Button.tsx';
import { CompareButton } from '../../ui/action/CompareButton.tsx';
import { useStyles } from '../../ui/base/styles.ts';
import { OVERLAY_ACTIONS, type OverlayAction } from './overlay-actions.ts';
import css from './product-actions.css';

/** The buttons of a product: what its overlays offer, and the comparison (rows 152 and 153). */
export function ProductActions({ product }: { product: Pigment }) {
  useStyles(css);
  const { bus } = usePage();
  const text = useTexts(productActionTexts);
  const user = useShared((state) => state.user);
  const offered = OVERLAY_ACTIONS.filter(({ isOffered }) => isOffered(product, user));
  const words = (key: keyof typeof productActionTexts) => text(key, { name: product.product_name });
  const button = ({ name, isPrimary, icon, text: key, props }: OverlayAction) => (
    <Button
      key={name}
      variant={isPrimary ? 'primary' : 'secondary'}
      icon={icon}
      onClick={() => bus.emit('overlay:open', { name, props: props(product, words) })}
    >
      {text(key)}
    </Button>
  );
  return (
    <fieldset className="ce-product-actions" aria-label={text('productActions.label')}>
      {offered.filter(({ isPrimary }) => isPrimary).map(button)}
      {product.isActive && <Compare product={product} />}
      {offered.filter(({ isPrimary }) => !isPrimary).map(button)}
    </fieldset>
  );
}

function Compare({ product }: { product: Pigment }) {
  const { id, uid, product_name, industries, industry } = product;
  const item = basketItem({
    ...{ id, uid, product_name, resultType: 'pigments' },
    ...(product.prd && { prd: product.prd }),
  });
  const button = useCompareButton({ item, industries }, industry ?? undefined);
  return <CompareButton {...button} size="medium" />;
}
