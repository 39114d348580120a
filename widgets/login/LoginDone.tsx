import { useEffect, useRef } from 'react';
import { useTexts } from '../../src/store/hooks.ts';
import { loginTexts } from '../../src/texts/login.ts';
import { Spinner } from '../../src/ui/Spinner.tsx';

/** Stands in place of the form while the page is being left. */
export function LoginDone() {
  const t = useTexts(loginTexts);
  const text = useRef<HTMLParagraphElement>(null);

  // The form had the focus, and is gone.
  useEffect(() => text.current?.focus(), []);

  return (
    <p className="ce-login__outcome" ref={text} tabIndex={-1} role="status">
      <Spinner size="large" />
      {t('login.done')}
    </p>
  );
}
