import type { ServiceError } from '../../../errors/service-error.ts';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
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
  return failure?.of === 'answer' ? <FailedSearch failure={failure.error} onGone={onGone} /> : null;
}

function FailedSearch({ failure, onGone }: FailedProps & { failure: ServiceError }) {
  useStyles(css);
  const listing = useListing();
  const text = useTexts(listingControlTexts);
  const answer = useListingState((state) => state.answer);
  const isOfSheets = useListingState(({ query: { tab } }) => tab === 'mysheets' || tab === 'company');
  const status = useListingState((state) => (state.loading === 'answer' ? 'loading' : 'failed'));
  const needsLogin = useShared(({ user }) => user === null) && failure.isSessionOver;
  const sentences = [
    !needsLogin && text('listing.failed.kept'),
    failure.isUnreached && text('listing.failed.online'),
    answer && text('listing.failed.below', { found: resultText(text, answer.query, answer.total) }),
  ];
  return (
    <div className="ce-listing-failed">
      <ReadFailed
        read={{ failure, status, retry: listing.retry }}
        goOn={listing.retry}
        takeFocus={onGone}
        words={{
          title: text('listing.failed'),
          ...(isOfSheets && {
            login: { title: text('listing.needsLogin'), text: text('listing.needsLogin.why') },
          }),
        }}
      >
        {sentences.filter(Boolean).join(' ')}
      </ReadFailed>
    </div>
  );
}
