import { basketItem } from '../../../src/domain/comparison/basket-item.ts';
import type { Comparison } from '../../../src/domain/comparison/comparison.ts';
import { addressFor } from '../../../src/domain/product-address.ts';
import { lazyPart } from '../../../src/outcome/lazy-part.ts';
import type { Candidate } from '../../../src/store/comparison/comparison-state.ts';
import { useIndustryTitle } from '../../../src/store/comparison/useComparison.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { comparePageTexts } from '../../../src/texts/compare-page.ts';
import { Link } from '../../../src/ui/action/Link.tsx';
import { Flyout } from '../../../src/ui/popover/Flyout.tsx';

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
      <div className="ce-column__picker">
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
        <p className="ce-compared__note">
          {text('compare.only', { industry })}{' '}
          <Link href={addressFor(productsPage, comparison.industry)}>{text('compare.browse')}</Link>
        </p>
      </div>
    </Flyout>
  );
}
