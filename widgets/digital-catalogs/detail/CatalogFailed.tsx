import { useRef } from 'react';
import type { ServiceError } from '../../../src/errors/service-error.ts';
import { usePage, useShared, useTexts } from '../../../src/store/hooks.ts';
import { catalogTexts } from '../../../src/texts/catalog.ts';
import { failureTexts, readFailureText } from '../../../src/texts/failures.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { useFocusHandover } from '../../../src/ui/base/useFocusHandover.ts';

interface CatalogFailedProps {
  failure: ServiceError;
  /** It is tried again. */
  isBusy: boolean;
  retry: () => void;
  /** Takes the focus of the button as it goes. */
  takeFocus: () => void;
}

/** Why the catalogue cannot be shown, and the way on: another try, or the login. */
export function CatalogFailed({ failure, isBusy, retry, takeFocus }: CatalogFailedProps) {
  const { bus } = usePage();
  const text = useTexts(catalogTexts);
  const failures = useTexts(failureTexts);
  const isVisitor = useShared(({ user }) => user === null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, takeFocus);
  const { isGone, isSessionOver } = failure;
  const reason = failure.serverMessage ?? readFailureText(failure, failures);
  const isLoginDue = isSessionOver || (isGone && isVisitor);
  const logIn = () => bus.emit('overlay:open', { name: 'login' });
  return (
    <div role="alert">
      <h1 className="ce-catalogs__title" tabIndex={-1}>
        {text(isGone ? 'catalog.gone.title' : 'catalog.broken.title')}
      </h1>
      <p className="ce-own__text">
        {isGone ? text(isVisitor ? 'catalog.gone.visitor' : 'catalog.gone') : reason}
      </p>
      {(isLoginDue || !isGone) && (
        <Button ref={button} size="small" busy={isBusy} onClick={isLoginDue ? logIn : retry}>
          {text(isLoginDue ? 'catalog.login' : 'catalog.retry')}
        </Button>
      )}
    </div>
  );
}
