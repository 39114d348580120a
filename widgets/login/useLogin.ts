import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { parseSessionMessage } from '../../src/account/rules/session-message.ts';
import type { Message } from '../../src/domain/validation/message.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { leaveTo } from '../../src/lib/address/leave-to.ts';
import { pageUrl } from '../../src/lib/address/page-address.ts';
import { reportFailure } from '../../src/lib/report-failure.ts';
import { carriedEmail } from '../../src/lib/storage/carried-email.ts';
import { takeSessionItem } from '../../src/lib/storage/session-storage.ts';
import type { Credentials } from '../../src/services/site.ts';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { httpContextOf } from '../../src/store/reads/http-context.ts';
import { takeBackUrl } from '../../src/store/session/back-url.ts';
import { markLogin } from '../../src/store/session/login-mark.ts';
import { takeOverlayAlong } from '../../src/store/session/open-login.ts';
import { signIn } from '../../src/store/session/session.ts';
import { askForSheetsCheck } from '../../src/store/session/sheets-check.ts';
import { createOnce } from '../../src/store/write/create-once.ts';
import { loadSite, loadUser } from './load-services.ts';
import type { LoginNotice, LoginStep } from './login-step.ts';
import { addressAfterLogin } from './rules/address-after-login.ts';
import { loginFailure } from './rules/login-failure.ts';
import { loginTexts } from './texts.ts';
import { useLoginForm } from './useLoginForm.ts';

const NOT_VERIFIED = 'login.error.email_not_verified';

/**
 * States and calls of the login (spec S§4, S§7, S§8). They outlive the dialog, so that accidental closing loses no
 * input.
 *
 * @param isShown whether the dialog is shown; a stored session message appears then
 */
export function useLogin(isShown: boolean) {
  const { store, bus } = usePage();
  const { payload } = store.getState();
  const [step, setStep] = useState<LoginStep>({ name: 'form' });
  const [notice, setNotice] = useState<LoginNotice | null>(null);
  const openedWith = useShared((state) => state.overlayProps);
  const isNoneShown = useShared((state) => state.shownOverlay === null);
  const shownMessage = useRef<Message>(undefined);
  const backUrl = useRef<string>(undefined);

  const failureIn = useLoginFailure();
  const submit = async (credentials: Credentials, signal: AbortSignal) => {
    try {
      const { login } = await loadSite();
      const { email } = credentials;
      const answer = await createOnce(store, { kind: 'login', content: { email } }, (key) =>
        login(httpContextOf(store), credentials, { signal, key }),
      );
      if (answer.kind === '2fa') {
        setNotice(null);
        setStep({ name: 'two-factor', email });
        return;
      }
      bus.emit('login:succeeded', {});
      const { user } = store.getState();
      if (user?.userId === answer.user.userId && !payload.backUrl) {
        // Sign in without a reload: the page, with its input and open parts, belongs to this user.
        signIn(store, answer.user);
        askForSheetsCheck();
        return;
      }
      askForSheetsCheck();
      markLogin();
      // Browsers offer to save the password when the page navigates and the form is removed.
      const address = addressAfterLogin(backUrl.current ?? payload.backUrl, pageUrl().href);
      takeOverlayAlong(store, address);
      leaveTo(address);
      setStep({ name: 'done' });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (signal.aborted) return;
      const failure = failureIn(error);
      const unverified = 'key' in failure && failure.key === NOT_VERIFIED ? credentials.email : undefined;
      setNotice({ kind: 'failure', failure, unverified });
      // The message offers to send the email again.
      if (unverified) loadUser().catch(() => {});
    }
  };
  const form = useLoginForm(submit);
  const first = useRef(form);

  useLayoutEffect(() => {
    // Abort the call: a user who closes the dialog must not be logged in later.
    if (!isShown) return first.current.abort();
    const { sessionMessage } = store.getState().payload;
    const messageOfPage = sessionMessage === shownMessage.current ? undefined : sessionMessage;
    shownMessage.current = sessionMessage;
    const message = messageOfPage ?? parseSessionMessage(takeSessionItem('ce-session-message'));
    backUrl.current ??= takeBackUrl();
    setNotice(message && { kind: 'message', message });
    const email = carriedEmail(openedWith);
    if (email) first.current.fill({ email });
    first.current.clearErrors();
  }, [isShown, openedWith, store]);

  useEffect(() => {
    // No overlay is shown, not even one opened from here: clear the password and keep the email for the next opening.
    if (isNoneShown) first.current.fill({ password: '' });
  }, [isNoneShown]);

  return {
    step,
    notice,
    ...useVerification(setNotice),
    backToForm: () => setStep({ name: 'form' }),
    form,
  };
}

/** The verification email, which can be sent again. */
function useVerification(onNotice: (notice: LoginNotice) => void) {
  const { store } = usePage();
  const failureIn = useLoginFailure();
  const [isResending, setIsResending] = useState(false);
  const resend = async (email: string) => {
    setIsResending(true);
    try {
      const { sendEmailVerification } = await loadUser();
      await createOnce(store, { kind: 'verification', content: { email } }, (key) =>
        sendEmailVerification(httpContextOf(store), email, key),
      );
      onNotice({ kind: 'verification-sent', email });
    } catch (error) {
      if (!(error instanceof ServiceError)) reportFailure(error);
      const failure = error instanceof ServiceError ? failureIn(error) : { key: 'login.error.generic' };
      onNotice({ kind: 'failure', failure, unverified: email });
    }
    setIsResending(false);
  };
  return { isResending, resend };
}

function useLoginFailure() {
  const t = useTexts(loginTexts);
  return (error: ServiceError) => loginFailure(error, (key) => t(key as keyof typeof loginTexts) !== key);
}
