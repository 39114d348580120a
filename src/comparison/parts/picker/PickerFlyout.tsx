import { basketItem } from '../../../domain/product/basket-item.ts';
import { addressFor } from '../../../domain/product/product-address.ts';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Link } from '../../../ui/action/Link.tsx';
import { Flyout } from '../../../ui/popover/Flyout.tsx';
import type { Comparison } from '../../rules/content/comparison.ts';
import type { Candidate } from '../../state/comparison-state.ts';
import { useIndustryTitle } from '../../state/useComparison.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';

// Few comparisons are changed on their page.
const ProductPicker = lazyPart(() => import('./ProductPicker.tsx').then((module) => module.ProductPicker));

interface PickerFlyoutProps {
  id: string;
  label: string;
  comparison: Comparison;
  productsPage: string;
  onPick: (candidate: Candidate) => void;
  /** Must not change. */
  onClose: () => void;
}

/** The search for a product, beside the button that has opened it. */
export function PickerFlyout({ id, label, comparison, productsPage, onPick, onClose }: PickerFlyoutProps) {
  const text = useTexts(comparePageTexts);
  const industry = useIndustryTitle();
  return (
    <Flyout id={id} offset={0} align="end" onClose={onClose}>
      <div className="ce-column__picker ce-stack ce-gap-2">
        <ProductPicker
          label={label}
          comparison={comparison}
          onPick={({ id: productId, prd, product_name, industries }) => {
            onClose();
            onPick({
              item: basketItem({ id: productId, prd, product_name, resultType: 'pigments' }),
              industries,
            });
          }}
        />
        <p className="ce-compared__note ce-meta">
          {text('compare.only', { industry })}{' '}
          <Link href={addressFor(productsPage, comparison.industry)}>{text('compare.browse')}</Link>
        </p>
      </div>
    </Flyout>
  );
}
