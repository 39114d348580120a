import { useEffect, useRef } from 'react';
import { WriteFailed } from '../../src/outcome/WriteFailed.tsx';
import { useTexts } from '../../src/store/hooks.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { Alert } from '../../src/ui/message/Alert.tsx';
import { FailureText } from '../../src/ui/message/FailureText.tsx';
import type { LoginNotice } from './login-step.ts';
import type { LoginFailure } from './rules/login-failure.ts';
import { type LoginKey, loginTexts } from './texts.ts';

interface Props {
  notice: LoginNotice;
  isResending: boolean;
  onResend: (email: string) => void;
}

/** The message above the form. The result of a user action is focused. */
export function LoginAlert({ notice, isResending, onResend }: Props) {
  const t = useTexts(loginTexts);
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (notice.kind !== 'message') alert.current?.focus();
  }, [notice]);

  if (notice.kind === 'message') return <Alert tone={notice.message.type}>{notice.message.text}</Alert>;
  if (notice.kind === 'verification-sent') {
    return (
      <Alert tone="success" ref={alert}>
        {t('login.verification.sent', { email: notice.email })}
      </Alert>
    );
  }
  const { failure, unverified } = notice;
  return (
    <Alert
      tone="error"
      ref={alert}
      actions={
        unverified && (
          <Button size="small" busy={isResending} onClick={() => onResend(unverified)}>
            {t('login.verification.resend')}
          </Button>
        )
      }
    >
      <Reason failure={failure} isResend={unverified !== undefined} />
    </Alert>
  );
}

/** Says why the call failed. A repeated login is harmless; an email may have been sent. */
function Reason({ failure, isResend }: { failure: LoginFailure; isResend: boolean }) {
  const t = useTexts(loginTexts);
  const failures = useTexts(failureTexts);
  if ('key' in failure) return t(failure.key as LoginKey);
  const { error } = failure;
  return isResend ? <WriteFailed failure={error} /> : <FailureText failure={error} t={failures} />;
}
