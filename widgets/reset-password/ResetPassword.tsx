import { useStyles } from '../../src/ui/base/styles.ts';
import type { ResetPasswordProps } from './island.ts';
import { ResetPasswordDone } from './ResetPasswordDone.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { ResetPasswordOutdated } from './ResetPasswordOutdated.tsx';
import css from './reset-password.css';
import { useResetPassword } from './useResetPassword.tsx';

/** Sets a new password with the token of an email's link. The heading belongs to the page. */
export function ResetPassword(props: ResetPasswordProps) {
  useStyles(css);
  const { step, form, email, wasTried, mayBeDone } = useResetPassword(props);
  return (
    <div className="ce-reset">
      {step === 'form' && <ResetPasswordForm form={form} email={email} />}
      {step === 'outdated' && <ResetPasswordOutdated takesFocus={wasTried} mayBeDone={mayBeDone} />}
      {step === 'done' && <ResetPasswordDone />}
    </div>
  );
}
