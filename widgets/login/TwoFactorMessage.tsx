import { useTexts } from '../../src/store/hooks.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { DialogActions } from '../../src/ui/dialog/DialogActions.tsx';
import { mailIcon } from '../../src/ui/icon/mail.ts';
import { Outcome } from '../../src/ui/message/Outcome.tsx';
import { loginTexts } from './texts.ts';

interface Props {
  email: string;
  onBack: () => void;
}

/** Replaces the form once a login link was sent by email (spec S§4). */
export function TwoFactorMessage({ email, onBack }: Props) {
  const t = useTexts(loginTexts);
  return (
    <>
      <Outcome icon={mailIcon}>
        <p>
          {t('login.twoFactor.sent')} <strong className="ce-login__address">{email}</strong>
        </p>
        <p className="ce-muted">{t('login.twoFactor.next')}</p>
      </Outcome>
      <DialogActions>
        <Button onClick={onBack}>{t('login.twoFactor.back')}</Button>
      </DialogActions>
    </>
  );
}
