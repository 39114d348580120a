import type { Pigment } from '../../../services/pigment.ts';
import { usePage, useShared, useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { productActionTexts } from '../../texts/product-actions.ts';
import { OVERLAY_ACTIONS, type OverlayAction } from './overlay-actions.ts';

interface OverlayButtonsProps extends Pick<OverlayAction, 'variant'> {
  product: Pigment;
}

/** The buttons of one variant that open overlays of a product. */
export function OverlayButtons({ product, variant }: OverlayButtonsProps) {
  const { bus } = usePage();
  const text = useTexts(productActionTexts);
  const user = useShared((state) => state.user);
  const words = (key: keyof typeof productActionTexts) => text(key, { name: product.product_name });
  return OVERLAY_ACTIONS.filter(
    (action) => action.variant === variant && action.isOffered(product, user),
  ).map(({ name, icon, text: key, props }) => (
    <Button
      key={name}
      variant={variant}
      size={variant === 'quiet' ? 'small' : 'medium'}
      icon={icon}
      onClick={() => bus.emit('overlay:open', { name, props: props(product, words) })}
    >
      {text(key)}
    </Button>
  ));
}
