import { useRef } from 'react';
import { usePage, useShared, useTexts } from '../../../../store/hooks.ts';
import { useListing, useListingState } from '../../../../store/listing/listing-context.ts';
import { failureTexts, readFailureText } from '../../../../texts/failures.ts';
import { listingControlTexts } from '../../../../texts/listing-controls.ts';
import { Button } from '../../../action/Button.tsx';
import { useStyles } from '../../../base/styles.ts';
import { useFocusHandover } from '../../../base/useFocusHandover.ts';
import { Alert } from '../../../message/Alert.tsx';
import css from './failed.css';
import { resultText } from './result-text.ts';

export interface FailedProps {
  /** Gets the focus when the alert disappears with its focused button. */
  onGone: () => void;
}

/**
 * Why the latest search failed, shown above the previous hits. Filters are kept. A failure to load more hits is shown
 * at its button. Visitors without saved sheets see a login prompt, not a failure.
 */
export function Failed({ onGone }: FailedProps) {
  const failure = useListingState((state) => state.failure);
  return failure?.of === 'answer' ? <FailedAlert error={failure.error} onGone={onGone} /> : null;
}

type Failure = Parameters<typeof readFailureText>[0];

function FailedAlert({ error, onGone }: FailedProps & { error: Failure }) {
  useStyles(css);
  const listing = useListing();
  const { bus } = usePage();
  const text = useTexts(listingControlTexts);
  const failures = useTexts(failureTexts);
  const answer = useListingState((state) => state.answer);
  const isBusy = useListingState((state) => state.loading === 'answer');
  const needsLogin = useShared(({ user }) => user === null) && error.isSessionOver;
  const part = useRef<HTMLDivElement>(null);
  useFocusHandover(part, onGone);

  const sentences = [
    needsLogin ? text('listing.needsLogin.why') : readFailureText(error, failures),
    !needsLogin && text('listing.failed.kept'),
    error.kind === 'offline' && text('listing.failed.online'),
    answer && text('listing.failed.below', { found: resultText(text, answer.query, answer.total) }),
  ];
  return (
    <div ref={part} className="ce-listing-failed" tabIndex={-1}>
      <Alert
        tone={needsLogin ? 'info' : 'error'}
        title={text(needsLogin ? 'listing.needsLogin' : 'listing.failed')}
        actions={
          error.isSessionOver ? (
            <Button size="small" onClick={() => bus.emit('overlay:open', { name: 'login' })}>
              {text('listing.logIn')}
            </Button>
          ) : (
            <Button size="small" busy={isBusy} onClick={() => listing.retry()}>
              {text('listing.retry')}
            </Button>
          )
        }
      >
        {sentences.filter(Boolean).join(' ')}
      </Alert>
    </div>
  );
}
