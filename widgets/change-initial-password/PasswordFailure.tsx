import { logInAgain } from '../../src/account/state/leave-session.ts';
import { gateTexts } from '../../src/account/texts/gates.ts';
import type { ServiceError } from '../../src/errors/service-error.ts';
import { WriteFailed } from '../../src/outcome/WriteFailed.tsx';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { initialPasswordTexts } from './texts.ts';

/** Says why the password was not saved. If the login has ended or is too old, offers to log in (decision 61). */
export function PasswordFailure({ failure }: { failure: ServiceError }) {
  const { store } = usePage();
  const t = useTexts(initialPasswordTexts);
  const gate = useTexts(gateTexts);
  const failures = useTexts(failureTexts);

  const { isSessionOver, isLoginTooOld } = failure;
  if (!isSessionOver && !isLoginTooOld) return <WriteFailed failure={failure} />;
  const reason = isLoginTooOld ? t('initialPassword.error.oldLogin') : failures('failure.sessionOver');
  return (
    <div className="ce-initial-password__old ce-stack ce-gap-3">
      <p>{reason}</p>
      <Button size="small" onClick={() => logInAgain(store, reason)}>
        {gate('gates.logInAgain')}
      </Button>
    </div>
  );
}
