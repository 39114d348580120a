import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useIndustryTitles } from '../../../store/useIndustryTitles.ts';
import type { ShownProduct } from '../../state/useProduct.ts';
import { productTexts } from '../../texts/product.ts';

interface SwitchFailureProps {
  shown: ShownProduct;
  product: Pigment;
  takeFocus: () => void;
}

/** Says that the product could not be loaded for another industry, or reloaded, and what is shown instead. */
export function SwitchFailure({ shown, product, takeFocus }: SwitchFailureProps) {
  const text = useTexts(productTexts);
  const titles = useIndustryTitles();
  const { asked, failure } = shown;
  if (!failure) return null;
  const isOther = asked !== null && asked !== product.industry;
  const title = isOther
    ? text('product.switchFailed.title', { industry: titles(asked) })
    : text('product.failed.title');
  return (
    <ReadFailed
      read={shown}
      goOn={shown.retry}
      takeFocus={takeFocus}
      words={{
        title,
        text: failure.isUnreached ? text(`product.${failure.kind as 'offline' | 'unreachable'}`) : undefined,
      }}
    >
      {product.industry &&
        text('product.switchFailed', { name: product.product_name, industry: titles(product.industry) })}
    </ReadFailed>
  );
}
