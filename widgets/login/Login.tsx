import { useEffect, useId } from 'react';
import { carryEmail } from '../../src/lib/storage/carried-email.ts';
import { useOverlay, useShared, useTexts } from '../../src/store/hooks.ts';
import { Link } from '../../src/ui/action/Link.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { LoginAlert } from './LoginAlert.tsx';
import { LoginDone } from './LoginDone.tsx';
import { LoginForm } from './LoginForm.tsx';
import { loadSite } from './load-services.ts';
import css from './login.css';
import { TwoFactorMessage } from './TwoFactorMessage.tsx';
import { loginTexts } from './texts.ts';
import { useLogin } from './useLogin.ts';

/** The login overlay. Signed-in users are asked again only if the session has ended or is too old. */
export function Login() {
  useStyles(css);
  const t = useTexts(loginTexts);
  const { isShown, close } = useOverlay('login');
  const isSignedIn = useShared(
    ({ user, isLoginDue, sessionEnd }) => user !== null && !isLoginDue && !sessionEnd,
  );
  const { links: { registration } = {}, loginMessage } = useShared(({ payload }) => payload);
  const { step, notice, form, backToForm, resend, isResending } = useLogin(isShown);
  const introId = useId();

  useEffect(() => {
    if (isShown && isSignedIn) close();
  });

  if (!isShown || isSignedIn) return null;
  const isForm = step.name === 'form';
  return (
    <Dialog
      title={t(step.name === 'two-factor' ? 'login.twoFactor.title' : 'login.title')}
      size="small"
      closeText={t('login.close')}
      onClose={close}
      describedBy={isForm ? introId : undefined}
      note={
        isForm &&
        registration && (
          <>
            {t('login.register.question')}{' '}
            <Link
              href={registration}
              data-ce-open="registration"
              onClick={({ currentTarget }) => carryEmail(currentTarget, form.formRef.current)}
            >
              {t('login.register')}
            </Link>
          </>
        )
      }
    >
      {step.name === 'two-factor' && <TwoFactorMessage email={step.email} onBack={backToForm} />}
      {step.name === 'done' && <LoginDone />}
      {isForm && (
        <div className="ce-login" onInput={() => void loadSite().catch(() => {})}>
          <div id={introId} className="ce-login__intro">
            {loginMessage && <p className="ce-muted">{loginMessage}</p>}
            {notice && (
              <LoginAlert
                notice={notice}
                isResending={isResending}
                onResend={(email) => void resend(email)}
              />
            )}
          </div>
          <LoginForm form={form} />
          <span role="status" className="ce-visually-hidden">
            {isResending && t('login.verification.busy')}
          </span>
        </div>
      )}
    </Dialog>
  );
}
