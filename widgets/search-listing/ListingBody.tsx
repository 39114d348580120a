import type { SearchHit } from '../../src/domain/search/search-hit.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { useListing, useListingState } from '../../src/store/listing/listing-context.ts';
import { failureTexts, readFailureText } from '../../src/texts/failures.ts';
import { listingTexts } from '../../src/texts/listing.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { ServedContent } from '../../src/ui/base/ServedContent.tsx';
import { Hits } from '../../src/ui/listing/hits/Hits.tsx';
import { Alert } from '../../src/ui/message/Alert.tsx';
import { PlainFilters } from './PlainFilters.tsx';
import type { SearchListingProps } from './props.ts';

interface Props extends SearchListingProps {
  onOpen: (hit: SearchHit, index: number) => void;
}

/** What is shown of a listing: what the server rendered until the first answer is there. */
export function ListingBody({ mode, view, size, productPage, selection, bulkLimit, onOpen }: Props) {
  const t = useTexts(listingTexts);
  const failures = useTexts(failureTexts);
  const listing = useListing();
  const answer = useListingState((state) => state.answer);
  const failure = useListingState((state) => state.failure);
  const loading = useListingState((state) => state.loading);
  return (
    <div className="ce-listing">
      <p role="status" className="ce-visually-hidden">
        {loading && t('listing.loading')}
        {!loading && answer && t('listing.count', { shown: answer.hits.length, total: answer.total })}
      </p>
      {failure?.of === 'answer' && (
        <Alert
          tone="error"
          title={t('listing.failed')}
          actions={<Button onClick={() => listing.retry()}>{t('listing.retry')}</Button>}
        >
          {readFailureText(failure.error, failures)}
        </Alert>
      )}
      {answer ? (
        <>
          <PlainFilters />
          <Hits
            {...{ mode, view, size, productPage, onOpen }}
            bulkLimit={selection ? bulkLimit : undefined}
          />
          {answer.total === 0 && <p>{t('listing.empty')}</p>}
        </>
      ) : (
        <ServedContent />
      )}
    </div>
  );
}
