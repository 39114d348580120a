import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../store/hooks.ts';
import type { ShownProduct } from '../../store/product/useProduct.ts';
import { productTexts } from '../../texts/product.ts';
import { Button } from '../../ui/action/Button.tsx';
import { useFocusHandover } from '../../ui/base/useFocusHandover.ts';
import { Alert } from '../../ui/message/Alert.tsx';

interface RetryAlertProps {
  shown: ShownProduct;
  title: string;
  /** Takes the focus of the button once the retry has succeeded. */
  takeFocus: () => void;
  children: ReactNode;
}

/** Reports a failed call, with a button that retries it. The alert stays until there is an answer. */
export function RetryAlert({ shown, title, takeFocus, children }: RetryAlertProps) {
  const text = useTexts(productTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, takeFocus);
  const isBusy = shown.status === 'loading' || shown.status === 'refreshing';
  return (
    <Alert
      tone="error"
      title={title}
      actions={
        <Button ref={button} size="small" busy={isBusy} onClick={shown.retry}>
          {text('product.retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
