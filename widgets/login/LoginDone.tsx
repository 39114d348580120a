import { useTexts } from '../../src/store/hooks.ts';
import { Outcome } from '../../src/ui/message/Outcome.tsx';
import { Spinner } from '../../src/ui/message/Spinner.tsx';
import { loginTexts } from './texts.ts';

/** Replaces the form while the page navigates. */
export function LoginDone() {
  const t = useTexts(loginTexts);
  return (
    <Outcome>
      <Spinner size="large" />
      {t('login.done')}
    </Outcome>
  );
}
