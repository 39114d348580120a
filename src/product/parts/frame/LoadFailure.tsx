import type { ServiceError } from '../../../errors/service-error.ts';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { ButtonLink } from '../../../ui/action/ButtonLink.tsx';
import type { ShownProduct } from '../../state/useProduct.ts';
import { productTexts } from '../../texts/product.ts';

interface LoadFailureProps {
  shown: ShownProduct;
  failure: ServiceError;
  takeFocus: () => void;
}

/** Says why there is no product to show, and what to do next. */
export function LoadFailure({ shown, failure, takeFocus }: LoadFailureProps) {
  const text = useTexts(productTexts);
  const products = useShared(({ payload }) => payload.links?.products);
  return (
    <ReadFailed
      read={{ ...shown, failure }}
      goOn={shown.retry}
      takeFocus={takeFocus}
      words={{
        title: text(failure.isUnreached ? 'product.offline.title' : 'product.failed.title'),
        text: failure.isUnreached ? text(`product.${failure.kind as 'offline' | 'unreachable'}`) : undefined,
        gone: { title: text('product.gone.title'), text: text('product.gone') },
        forbidden: { title: text('product.forbidden.title'), text: text('product.forbidden') },
      }}
      actions={
        products && (
          <ButtonLink size="small" href={products}>
            {text('product.products')}
          </ButtonLink>
        )
      }
    />
  );
}
