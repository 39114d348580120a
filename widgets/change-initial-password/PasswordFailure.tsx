import type { ServiceError } from '../../src/errors/service-error.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { logInAgain } from '../../src/store/leave-session.ts';
import { failureTexts, textsOfFailures } from '../../src/texts/failures.ts';
import { gateTexts } from '../../src/texts/gates.ts';
import { initialPasswordTexts } from '../../src/texts/initial-password.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { FailureText } from '../../src/ui/message/FailureText.tsx';

const UNAUTHORISED = 401;

/** Why the password was not saved. A login that is over, or too long ago for this, is to be renewed (decision 61). */
export function PasswordFailure({ failure }: { failure: ServiceError }) {
  const { store } = usePage();
  const t = useTexts(initialPasswordTexts);
  const gate = useTexts(gateTexts);
  const failures = textsOfFailures(useTexts(failureTexts));

  const isOld = failure.code === 'reauthentication_required';
  if (!isOld && failure.status !== UNAUTHORISED) return <FailureText failure={failure} texts={failures} />;
  const reason = isOld ? t('initialPassword.error.oldLogin') : gate('gates.sessionEnded');
  return (
    <div className="ce-initial-password__old">
      <p>{reason}</p>
      <Button size="small" onClick={() => logInAgain(store, reason)}>
        {gate('gates.logInAgain')}
      </Button>
    </div>
  );
}
