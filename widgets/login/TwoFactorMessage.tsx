import { useEffect, useRef } from 'react';
import { useTexts } from '../../src/store/hooks.ts';
import { loginTexts } from '../../src/texts/login.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { mailIcon } from '../../src/ui/icons.ts';

interface Props {
  email: string;
  onBack: () => void;
}

/** Stands in place of the form once a login link is mailed (shell specification §4). */
export function TwoFactorMessage({ email, onBack }: Props) {
  const t = useTexts(loginTexts);
  const text = useRef<HTMLDivElement>(null);

  // The form had the focus, and is gone.
  useEffect(() => text.current?.focus(), []);

  return (
    <div className="ce-login">
      <div className="ce-login__outcome" ref={text} tabIndex={-1} role="status">
        <span className="ce-login__badge">
          <Icon path={mailIcon} size="large" />
        </span>
        <p>
          {t('login.twoFactor.sent')} <strong className="ce-login__address">{email}</strong>
        </p>
        <p className="ce-login__lead">{t('login.twoFactor.next')}</p>
      </div>
      <Button wide onClick={onBack}>
        {t('login.twoFactor.back')}
      </Button>
    </div>
  );
}
