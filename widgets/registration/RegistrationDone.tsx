import { useTexts } from '../../src/store/hooks.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { DialogActions } from '../../src/ui/dialog/DialogActions.tsx';
import { mailIcon } from '../../src/ui/icon/mail.ts';
import { Outcome } from '../../src/ui/message/Outcome.tsx';
import { registrationTexts } from './texts.ts';

interface Props {
  /** Address to which the verification email was sent. */
  email: string;
  onClose: () => void;
}

/** Replaces the form once the account is created; its address must still be verified. */
export function RegistrationDone({ email, onClose }: Props) {
  const t = useTexts(registrationTexts);
  return (
    <>
      <Outcome icon={mailIcon}>
        <p>
          {t('registration.done.sent')} <strong className="ce-registration__address">{email}</strong>
        </p>
        <p className="ce-meta">{t('registration.done.next')}</p>
      </Outcome>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {t('registration.done.close')}
        </Button>
      </DialogActions>
    </>
  );
}
