import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { useListingState } from '../../../store/listing/listing-context.ts';
import { listingControlTexts } from '../../../texts/listing-controls.ts';
import { Button } from '../../action/Button.tsx';
import type { MissingPartProps } from '../../base/lazy-part.ts';
import { useFocusHandover } from '../../base/useFocusHandover.ts';
import { Alert } from '../../message/Alert.tsx';
import { focusHit } from './focus-hit.ts';

/** Stands in place of hits whose view could not be fetched. Tries again by itself once the browser is online. */
export function ViewFailed({ onRetry }: MissingPartProps) {
  const text = useTexts(listingControlTexts);
  const first = useListingState((state) => state.answer?.hits[0]?.id);
  const [isBusy, setBusy] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  useFocusHandover(alert, () => {
    if (first !== undefined) focusHit(alert.current?.getRootNode() as ParentNode & Node, first);
  });
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  const retry = () => {
    setBusy(true);
    onRetry().then(() => setBusy(false));
  };
  return (
    <Alert
      ref={alert}
      tone="error"
      title={text('listing.failed')}
      actions={
        <Button size="small" busy={isBusy} onClick={retry}>
          {text('listing.retry')}
        </Button>
      }
    />
  );
}
