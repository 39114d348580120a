import { useState } from 'react';
import { useTexts } from '../store/hooks.ts';
import { commonTexts } from '../texts/common.ts';
import { partTexts } from '../texts/parts.ts';
import { Button } from '../ui/action/Button.tsx';
import type { MissingPartProps } from '../ui/base/create-lazy-part.tsx';
import { Alert } from '../ui/message/Alert.tsx';

/** Says that a part could not be loaded, and fetches it again on request. */
export function PartMissing({ onRetry }: Pick<MissingPartProps, 'onRetry'>) {
  const text = useTexts(partTexts);
  const words = useTexts(commonTexts);
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState(1);
  const retry = async () => {
    setBusy(true);
    if (await onRetry()) return;
    setBusy(false);
    setFailures((count) => count + 1);
  };
  return (
    <Alert
      tone="error"
      actions={
        <Button size="small" busy={isBusy} onClick={retry}>
          {words('common.retry')}
        </Button>
      }
    >
      {/* A new element is announced anew. */}
      <span key={failures}>{text(navigator.onLine ? 'parts.missing' : 'parts.offline')}</span>
    </Alert>
  );
}
