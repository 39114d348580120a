import type { Ref } from 'react';
import { logInAgain } from '../../src/account/state/leave-session.ts';
import { gateTexts } from '../../src/account/texts/gates.ts';
import type { ServiceError } from '../../src/errors/service-error.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { Alert } from '../../src/ui/message/Alert.tsx';
import { FailureText } from '../../src/ui/message/FailureText.tsx';

const SERVER_ERROR = 500;

interface Props {
  failure: ServiceError;
  ref: Ref<HTMLDivElement>;
}

/** Says why the answer was not saved, and what to do if a retry does not help. */
export function PolicyFailure({ failure, ref }: Props) {
  const { store } = usePage();
  const t = useTexts(gateTexts);
  const failures = useTexts(failureTexts);
  const { kind, status, isSessionOver, isTooMany } = failure;

  // A repeated refusal: there may be a newer version of the policy than this page knows.
  const isRefused = kind === 'http' && status < SERVER_ERROR && !isTooMany;
  const [label, help] = isSessionOver
    ? [t('gates.logInAgain'), () => logInAgain(store, failures('failure.sessionOver'))]
    : [t('gates.reload'), () => location.reload()];
  return (
    <Alert
      tone="error"
      ref={ref}
      actions={
        (isSessionOver || isRefused) && (
          <Button size="small" onClick={help}>
            {label}
          </Button>
        )
      }
    >
      {isSessionOver ? failures('failure.sessionOver') : <FailureText failure={failure} t={failures} />}
    </Alert>
  );
}
