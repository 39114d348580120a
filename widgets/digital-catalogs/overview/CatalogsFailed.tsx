import { useRef } from 'react';
import type { ServiceError } from '../../../src/errors/service-error.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { expectLogin } from '../../../src/store/session.ts';
import { catalogsTexts } from '../../../src/texts/catalogs.ts';
import { failureTexts, readFailureText } from '../../../src/texts/failures.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { useFocusHandover } from '../../../src/ui/base/useFocusHandover.ts';
import { Alert } from '../../../src/ui/message/Alert.tsx';

interface CatalogsFailedProps {
  failure: ServiceError;
  /** It is tried again. */
  isBusy: boolean;
  retry: () => void;
  /** Takes the focus of the button as it goes. */
  takeFocus: () => void;
}

/** Why the catalogues cannot be shown, and the way on: another try, or the login where the session has ended. */
export function CatalogsFailed({ failure, isBusy, retry, takeFocus }: CatalogsFailedProps) {
  const { bus, store } = usePage();
  const text = useTexts(catalogsTexts);
  const failures = useTexts(failureTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, takeFocus);
  const logIn = () => {
    expectLogin(store);
    bus.emit('overlay:open', { name: 'login' });
  };
  return (
    <Alert
      tone="error"
      title={text('catalogs.failed.title')}
      actions={
        <Button ref={button} size="small" busy={isBusy} onClick={failure.isSessionOver ? logIn : retry}>
          {text(failure.isSessionOver ? 'catalogs.login' : 'catalogs.retry')}
        </Button>
      }
    >
      {failure.serverMessage ?? readFailureText(failure, failures)}
    </Alert>
  );
}
