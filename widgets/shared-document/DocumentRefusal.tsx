import { useRef } from 'react';
import type { ServiceError } from '../../src/errors/service-error.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { failureTexts, readFailureText } from '../../src/texts/failures.ts';
import { sharedDocumentTexts } from '../../src/texts/shared-document.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { useFocusHandover } from '../../src/ui/base/useFocusHandover.ts';

interface DocumentRefusalProps {
  failure: ServiceError;
  /** A retry is in progress. */
  isBusy: boolean;
  retry: () => void;
  /** Takes the focus of a button that disappears. */
  takeFocus: () => void;
}

/** Why no document is shown: sentence, cause, and next step (rows 197 to 199). */
export function DocumentRefusal({ failure, isBusy, retry, takeFocus }: DocumentRefusalProps) {
  const { bus } = usePage();
  const text = useTexts(sharedDocumentTexts);
  const failures = useTexts(failureTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, takeFocus);
  const kind = kindOf(failure);
  return (
    <div role="alert">
      <p className="ce-shared__label">{text('shared.label')}</p>
      <h1 className="ce-shared__title" tabIndex={-1}>
        {text(`shared.${kind}.title`)}
      </h1>
      <p className="ce-shared__text">
        {kind === 'gone'
          ? text('shared.gone')
          : (failure.serverMessage ??
            (kind === 'failed' ? readFailureText(failure, failures) : text(`shared.${kind}`)))}
      </p>
      {kind === 'login' && (
        <Button variant="primary" onClick={() => bus.emit('overlay:open', { name: 'login' })}>
          {text('shared.login.button')}
        </Button>
      )}
      {kind === 'failed' && (
        <Button ref={button} size="small" busy={isBusy} onClick={retry}>
          {text('shared.retry')}
        </Button>
      )}
    </div>
  );
}

function kindOf(failure: ServiceError): 'login' | 'forbidden' | 'gone' | 'failed' {
  if (failure.isSessionOver) return 'login';
  if (failure.status === 403) return 'forbidden';
  return failure.isGone ? 'gone' : 'failed';
}
