import { useEffect, useRef, useState } from 'react';
import { useSavedSearches } from '../../../src/listing/state/saved/saved-searches.ts';
import { ReadFailed } from '../../../src/outcome/ReadFailed.tsx';
import type { SavedSearch } from '../../../src/services/kept-searches.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import type { Read } from '../../../src/store/reads/useRead.ts';
import { Link } from '../../../src/ui/action/Link.tsx';
import { Skeleton } from '../../../src/ui/message/Skeleton.tsx';
import { savedSearchesTexts } from '../texts.ts';
import { SavedRow } from './SavedRow.tsx';

/** The user's saved searches, latest first. */
export function SavedList() {
  const text = useTexts(savedSearchesTexts);
  const read = useSavedSearches({ counts: true });
  const area = useRef<HTMLDivElement>(null);
  useReadOnReturn(read.retry);
  const searches = useKnown(read);
  const isWaiting = !searches && read.status === 'loading' && !read.failure;
  return (
    <div ref={area} tabIndex={-1} className="ce-saved__area">
      <p role="status" className="ce-visually-hidden">
        {isWaiting && text('savedSearches.loading')}
      </p>
      {isWaiting && (
        <div aria-busy>
          <Skeleton shape="block" height="12em" />
        </div>
      )}
      <ReadFailed read={read} words={{ title: text('savedSearches.failed') }} />
      {searches?.length === 0 && <NoneSaved />}
      {searches && searches.length > 0 && (
        <ul aria-label={text('savedSearches.list')}>
          {searches.map((saved) => (
            <SavedRow
              key={saved.id}
              saved={saved}
              area={area}
              onRemove={() => read.change((known) => known.filter(({ id }) => id !== saved.id))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function NoneSaved() {
  const text = useTexts(savedSearchesTexts);
  const search = useShared(({ payload }) => payload.links?.search);
  return (
    <div className="ce-stack ce-gap-2">
      <h2 className="ce-heading">{text('savedSearches.empty.title')}</h2>
      <p className="ce-muted">{text('savedSearches.empty')}</p>
      {search && (
        <p>
          <Link href={search}>{text('savedSearches.empty.search')}</Link>
        </p>
      )}
    </div>
  );
}

/** The searches that were read last: they stay while they are counted again. */
function useKnown(read: Read<SavedSearch[]>): SavedSearch[] | undefined {
  const [known, setKnown] = useState<SavedSearch[]>();
  if (read.status === 'ready' && read.value !== known) setKnown(read.value);
  return read.status === 'ready' ? read.value : known;
}

/** Counts again once the user comes back to the page or its tab, such as from an opened search. */
function useReadOnReturn(read: () => unknown) {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    const show = () => document.visibilityState === 'visible' && latest.current();
    addEventListener('pageshow', restore);
    document.addEventListener('visibilitychange', show);
    return () => {
      removeEventListener('pageshow', restore);
      document.removeEventListener('visibilitychange', show);
    };
  }, []);
}
