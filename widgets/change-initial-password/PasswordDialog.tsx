import { useId } from 'react';
import { NewPasswordFields } from '../../src/account/parts/NewPasswordFields.tsx';
import { loadMe } from '../../src/account/state/load-me.ts';
import { gateTexts } from '../../src/account/texts/gates.ts';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { markSessionEnded } from '../../src/store/session/session-marker.ts';
import { summaryTitle, validationTexts } from '../../src/texts/validation.ts';
import { Link } from '../../src/ui/action/Link.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { Form } from '../../src/ui/form/Form.tsx';
import { FormActions } from '../../src/ui/form/FormActions.tsx';
import css from './change-initial-password.css';
import { initialPasswordTexts } from './texts.ts';
import { useInitialPasswordForm } from './useInitialPasswordForm.tsx';

interface Props {
  /** The account's email address; password managers save it with the password. */
  email: string;
}

/** Form for the new password, and a button to log out (decision 10). */
export function PasswordDialog({ email }: Props) {
  useStyles(css);
  const t = useTexts(initialPasswordTexts);
  const gate = useTexts(gateTexts);
  const validation = useTexts(validationTexts);
  const { logoutUrl = '/logout' } = useShared(({ payload }) => payload);
  const form = useInitialPasswordForm();
  const introId = useId();

  return (
    <Dialog
      title={t('initialPassword.title')}
      size="small"
      closable={false}
      describedBy={introId}
      note={
        <>
          {email}{' '}
          <Link href={logoutUrl} onClick={markSessionEnded}>
            {gate('gates.logout')}
          </Link>
        </>
      }
    >
      <div className="ce-stack ce-gap-4" onInput={() => void loadMe().catch(() => {})}>
        <p id={introId} className="ce-muted">
          {t('initialPassword.intro')}
        </p>
        <Form form={form} summaryTitle={summaryTitle(validation)} busyText={t('initialPassword.busy')}>
          <NewPasswordFields form={form} email={email} />
          <FormActions submitText={t('initialPassword.submit')} />
        </Form>
      </div>
    </Dialog>
  );
}
