import { useTexts } from '../../src/store/hooks.ts';
import { loginTexts } from '../../src/texts/login.ts';
import { Outcome } from '../../src/ui/message/Outcome.tsx';
import { Spinner } from '../../src/ui/message/Spinner.tsx';

/** Stands in place of the form while the page is being left. */
export function LoginDone() {
  const t = useTexts(loginTexts);
  return (
    <Outcome>
      <Spinner size="large" />
      {t('login.done')}
    </Outcome>
  );
}
