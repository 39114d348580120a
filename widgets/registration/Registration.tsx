import { useEffect, useId } from 'react';
import { carryEmail } from '../../src/lib/storage/carried-email.ts';
import { useOverlay, useShared, useTexts } from '../../src/store/hooks.ts';
import { LOGIN_OPENER } from '../../src/store/session/open-login.ts';
import { Link } from '../../src/ui/action/Link.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { RegistrationDone } from './RegistrationDone.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import css from './registration.css';
import { registrationTexts } from './texts.ts';
import { useRegistration } from './useRegistration.tsx';

/** The registration overlay. Signed-in users already have an account and don't see it. */
export function Registration() {
  useStyles(css);
  const t = useTexts(registrationTexts);
  const { isShown, close } = useOverlay('registration');
  const isSignedIn = useShared(({ user }) => user !== null);
  const { login = '/login' } = useShared(({ payload }) => payload.links) ?? {};
  const { form, country, setCountry, isEmailInUse, registered } = useRegistration(isShown);
  const introId = useId();

  useEffect(() => {
    if (isShown && isSignedIn) close();
  });

  if (!isShown || isSignedIn) return null;
  return (
    <Dialog
      title={t(registered ? 'registration.done.title' : 'registration.title')}
      size={registered ? 'small' : 'medium'}
      closeText={t('registration.close')}
      onClose={close}
      describedBy={registered ? undefined : introId}
      note={
        !registered && (
          <>
            {t('registration.login.question')}{' '}
            <Link
              href={login}
              {...LOGIN_OPENER}
              onClick={({ currentTarget }) => carryEmail(currentTarget, form.formRef.current)}
            >
              {t('registration.login')}
            </Link>
          </>
        )
      }
    >
      {registered ? (
        <RegistrationDone email={registered} onClose={close} />
      ) : (
        <>
          <p id={introId} className="ce-registration__intro">
            {t('registration.intro')}
          </p>
          <RegistrationForm
            form={form}
            country={country}
            onCountry={setCountry}
            isEmailInUse={isEmailInUse}
          />
        </>
      )}
    </Dialog>
  );
}
