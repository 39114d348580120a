import type { Pigment } from '../../services/pigment.ts';
import { useTexts } from '../../store/hooks.ts';
import type { ShownProduct } from '../../store/product/useProduct.ts';
import { failureTexts, readFailureText } from '../../texts/failures.ts';
import { productTexts } from '../../texts/product.ts';
import { useIndustryTitles } from '../useIndustryTitles.ts';
import { RetryAlert } from './RetryAlert.tsx';

interface SwitchFailureProps {
  shown: ShownProduct;
  product: Pigment;
  takeFocus: () => void;
}

/** Says that the product could not be loaded for another industry, or reloaded, and what is shown instead. */
export function SwitchFailure({ shown, product, takeFocus }: SwitchFailureProps) {
  const text = useTexts(productTexts);
  const failures = useTexts(failureTexts);
  const titles = useIndustryTitles();
  const { asked, failure } = shown;
  if (!failure) return null;
  const isOther = asked !== null && asked !== product.industry;
  const cause =
    failure.kind === 'offline'
      ? text('product.offline')
      : (failure.serverMessage ?? readFailureText(failure, failures));
  const present = product.industry
    ? text('product.switchFailed', { name: product.product_name, industry: titles(product.industry) })
    : '';
  return (
    <RetryAlert
      shown={shown}
      title={
        isOther
          ? text('product.switchFailed.title', { industry: titles(asked) })
          : text('product.failed.title')
      }
      takeFocus={takeFocus}
    >
      {cause} {present}
    </RetryAlert>
  );
}
