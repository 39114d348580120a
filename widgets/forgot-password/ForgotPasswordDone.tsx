import { useShared, useTexts } from '../../src/store/hooks.ts';
import { LOGIN_OPENER } from '../../src/store/session/open-login.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { DialogActions } from '../../src/ui/dialog/DialogActions.tsx';
import { mailIcon } from '../../src/ui/icon/mail.ts';
import { Outcome } from '../../src/ui/message/Outcome.tsx';
import { forgotPasswordTexts } from './texts.ts';

interface Props {
  /** The requested email address. */
  email: string;
  onClose: () => void;
}

/** Replaces the form after every submit (spec S§4). */
export function ForgotPasswordDone({ email, onClose }: Props) {
  const t = useTexts(forgotPasswordTexts);
  const isSignedIn = useShared(({ user }) => user !== null);
  return (
    <>
      <Outcome icon={mailIcon}>
        <p>
          {t('forgotPassword.done.sent')} <strong className="ce-forgot__address">{email}</strong>
        </p>
        <p className="ce-muted">{t('forgotPassword.done.next')}</p>
      </Outcome>
      <DialogActions>
        {isSignedIn ? (
          <Button onClick={onClose}>{t('forgotPassword.done.close')}</Button>
        ) : (
          <Button {...LOGIN_OPENER} data-ce-props={JSON.stringify({ email })}>
            {t('forgotPassword.login')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
