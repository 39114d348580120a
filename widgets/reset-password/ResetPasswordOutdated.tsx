import { useEffect, useRef } from 'react';
import { useTexts } from '../../src/store/hooks.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { Alert } from '../../src/ui/message/Alert.tsx';
import { resetPasswordTexts } from './texts.ts';

interface Props {
  /** Whether a form that had the focus was replaced. */
  takesFocus: boolean;
  /** Whether an earlier attempt got no response and may have saved the new password. */
  mayBeDone: boolean;
}

/** Says that the link has expired or was used, and offers a new one. */
export function ResetPasswordOutdated({ takesFocus, mayBeDone }: Props) {
  const t = useTexts(resetPasswordTexts);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) alert.current?.focus();
  }, [takesFocus]);
  return (
    <Alert
      ref={alert}
      tone="warning"
      live={takesFocus}
      title={t('resetPassword.outdated')}
      actions={
        <Button size="small" data-ce-open="forgot-password">
          {t('resetPassword.outdated.again')}
        </Button>
      }
    >
      {t(mayBeDone ? 'resetPassword.outdated.mayBeDone' : 'resetPassword.outdated.next')}
    </Alert>
  );
}
