import { useId } from 'react';
import { carryEmail } from '../../src/lib/storage/carried-email.ts';
import { useOverlay, useShared, useTexts } from '../../src/store/hooks.ts';
import { LOGIN_OPENER } from '../../src/store/session/open-login.ts';
import { Link } from '../../src/ui/action/Link.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { ForgotPasswordDone } from './ForgotPasswordDone.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import css from './forgot-password.css';
import { forgotPasswordTexts } from './texts.ts';
import { useForgotPassword } from './useForgotPassword.ts';

/** The forgot-password overlay. */
export function ForgotPassword() {
  useStyles(css);
  const t = useTexts(forgotPasswordTexts);
  const { isShown, close } = useOverlay('forgot-password');
  const { login = '/login' } = useShared(({ payload }) => payload.links) ?? {};
  const { form, sentTo } = useForgotPassword(isShown);
  const introId = useId();

  if (!isShown) return null;
  return (
    <Dialog
      title={t(sentTo ? 'forgotPassword.done.title' : 'forgotPassword.title')}
      size="small"
      closeText={t('forgotPassword.close')}
      onClose={close}
      describedBy={sentTo ? undefined : introId}
      note={
        !sentTo && (
          <Link
            href={login}
            {...LOGIN_OPENER}
            onClick={({ currentTarget }) => carryEmail(currentTarget, form.formRef.current)}
          >
            {t('forgotPassword.login')}
          </Link>
        )
      }
    >
      {sentTo ? (
        <ForgotPasswordDone email={sentTo} onClose={close} />
      ) : (
        <>
          <p id={introId} className="ce-forgot__intro">
            {t('forgotPassword.intro')}
          </p>
          <ForgotPasswordForm form={form} />
        </>
      )}
    </Dialog>
  );
}
