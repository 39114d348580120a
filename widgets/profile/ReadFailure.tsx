import type { ServiceError } from '../../src/errors/service-error.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { profileTexts } from '../../src/texts/profile.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { Alert } from '../../src/ui/message/Alert.tsx';
import { AccountFailure } from './AccountFailure.tsx';

interface Props {
  failure: ServiceError;
  onRetry: () => void;
}

/** Why a list could not be loaded, with a Retry button. */
export function ReadFailure({ failure, onRetry }: Props) {
  const text = useTexts(profileTexts);
  const retry = !failure.isSessionOver && (
    <Button size="small" onClick={onRetry}>
      {text('profile.retry')}
    </Button>
  );
  return (
    <Alert tone="error" actions={retry}>
      <AccountFailure failure={failure} purpose="read" />
    </Alert>
  );
}
