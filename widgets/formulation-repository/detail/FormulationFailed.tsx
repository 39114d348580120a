import { useRef } from 'react';
import type { ServiceError } from '../../../src/errors/service-error.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { failureTexts, readFailureText } from '../../../src/texts/failures.ts';
import { formulationTexts } from '../../../src/texts/formulations.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { useFocusHandover } from '../../../src/ui/base/useFocusHandover.ts';
import { BackToList } from './BackToList.tsx';

interface FormulationFailedProps {
  failure: ServiceError;
  /** It is tried again. */
  isBusy: boolean;
  retry: () => void;
  /** Takes the focus of the button as it goes. */
  takeFocus: () => void;
}

/** Why the formulation cannot be shown, and the way on. */
export function FormulationFailed({ failure, isBusy, retry, takeFocus }: FormulationFailedProps) {
  const text = useTexts(formulationTexts);
  const failures = useTexts(failureTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, takeFocus);
  const { isGone } = failure;
  return (
    <div role="alert">
      <BackToList />
      <h1 className="ce-formulation__title" tabIndex={-1}>
        {text(isGone ? 'formulations.gone.title' : 'formulations.broken.title')}
      </h1>
      <p className="ce-formulation__text">
        {isGone ? text('formulations.gone') : (failure.serverMessage ?? readFailureText(failure, failures))}
      </p>
      {!isGone && (
        <Button ref={button} size="small" busy={isBusy} onClick={retry}>
          {text('formulations.retry')}
        </Button>
      )}
    </div>
  );
}
