import { leaveTo } from '../../src/lib/address/leave-to.ts';
import { pageUrl } from '../../src/lib/address/page-address.ts';
import { sameOriginUrl } from '../../src/lib/address/safe-url.ts';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { LOGIN_OPENER } from '../../src/store/session/open-login.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { successIcon } from '../../src/ui/icon/success.ts';
import { Outcome } from '../../src/ui/message/Outcome.tsx';
import { resetPasswordTexts } from './texts.ts';

/** The password is changed and all sessions of its user have ended: a link to the login. */
export function ResetPasswordDone() {
  const t = useTexts(resetPasswordTexts);
  const isSignedIn = useShared(({ user }) => user !== null);
  const { login = '/login' } = useShared(({ payload }) => payload.links) ?? {};
  return (
    <>
      <Outcome icon={successIcon}>
        <p>
          <strong>{t('resetPassword.done')}</strong>
        </p>
        <p className="ce-muted">{t('resetPassword.done.next')}</p>
      </Outcome>
      <Button
        variant="primary"
        wide
        // This page's user may just have been logged out, which only a newly loaded page shows.
        {...(isSignedIn
          ? { onClick: () => leaveTo(sameOriginUrl(login, pageUrl().href) ?? '/') }
          : LOGIN_OPENER)}
      >
        {t('resetPassword.login')}
      </Button>
    </>
  );
}
