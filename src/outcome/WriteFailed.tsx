import type { ServiceError } from '../errors/service-error.ts';
import { useTexts } from '../store/hooks.ts';
import { failureTexts } from '../texts/failures.ts';
import { FailureText } from '../ui/message/FailureText.tsx';

/**
 * Why something was not sent or saved as far as is known; if the answer was lost, that it may have been. For forms without
 * a login as a remedy; others use `SendFailed`.
 */
export function WriteFailed({ failure }: { failure: ServiceError }) {
  const t = useTexts(failureTexts);
  return (
    <>
      <FailureText failure={failure} t={t} />
      {failure.mayBeDone && ` ${t('failure.mayBeDone')}`}
    </>
  );
}
