import { useTexts } from '../../src/store/hooks.ts';
import { Spinner } from '../../src/ui/base/Spinner.tsx';
import { Outcome } from '../../src/ui/message/Outcome.tsx';
import { loginTexts } from './texts.ts';

/** Replaces the form while the next page loads. */
export function LoginDone() {
  const t = useTexts(loginTexts);
  return (
    <Outcome>
      <Spinner size="large" />
      {t('login.done')}
    </Outcome>
  );
}
