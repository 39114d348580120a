import type { ServiceError } from '../../errors/service-error.ts';
import { useShared, useTexts } from '../../store/hooks.ts';
import type { ShownProduct } from '../../store/product/useProduct.ts';
import { failureTexts, readFailureText } from '../../texts/failures.ts';
import { productTexts } from '../../texts/product.ts';
import { ButtonLink } from '../../ui/action/ButtonLink.tsx';
import { Alert } from '../../ui/message/Alert.tsx';
import { RetryAlert } from './RetryAlert.tsx';

interface LoadFailureProps {
  shown: ShownProduct;
  failure: ServiceError;
  takeFocus: () => void;
}

/** Says why there is no product to show, and what to do next. */
export function LoadFailure({ shown, failure, takeFocus }: LoadFailureProps) {
  const text = useTexts(productTexts);
  const failures = useTexts(failureTexts);
  const products = useShared(({ payload }) => payload.links?.products);
  const way = products && (
    <ButtonLink size="small" href={products}>
      {text('product.products')}
    </ButtonLink>
  );
  if (failure.isGone) {
    return (
      <Alert tone="warning" title={text('product.gone.title')} actions={way}>
        {text('product.gone')}
      </Alert>
    );
  }
  if (failure.status === 403) {
    return (
      <Alert tone="warning" title={text('product.forbidden.title')} actions={way}>
        {failure.serverMessage ?? text('product.forbidden')}
      </Alert>
    );
  }
  const isOffline = failure.kind === 'offline';
  return (
    <RetryAlert
      shown={shown}
      title={text(isOffline ? 'product.offline.title' : 'product.failed.title')}
      takeFocus={takeFocus}
    >
      {isOffline ? text('product.offline') : (failure.serverMessage ?? readFailureText(failure, failures))}
    </RetryAlert>
  );
}
