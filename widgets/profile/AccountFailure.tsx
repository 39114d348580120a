import type { ServiceError } from '../../src/errors/service-error.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { profileTexts } from '../../src/texts/profile.ts';
import { FailureText } from '../../src/ui/message/FailureText.tsx';
import { LoginLink } from './LoginLink.tsx';

interface Props {
  failure: ServiceError;
  /** Whether a failure loses input. @default 'save' */
  purpose?: 'save' | 'read';
}

/** Why a call on the account failed, with a link to the login if that helps. */
export function AccountFailure({ failure, purpose = 'save' }: Props) {
  const text = useTexts(profileTexts);
  const failures = useTexts(failureTexts);
  const { isSessionOver, isLoginTooOld } = failure;
  if (!isSessionOver && !isLoginTooOld) {
    return <FailureText failure={failure} t={failures} />;
  }
  const over = purpose === 'save' ? 'profile.failure.login' : 'profile.failure.login.read';
  return (
    <div className="ce-profile-relogin">
      <p>{text(isLoginTooOld ? 'profile.password.login' : over)}</p>
      <LoginLink size="small">{text('profile.login.again')}</LoginLink>
    </div>
  );
}
