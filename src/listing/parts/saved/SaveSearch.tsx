import { useEffect, useRef, useState } from 'react';
import { lazyDialog } from '../../../outcome/lazy-dialog.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/action/Link.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { checkIcon } from '../../../ui/icon/check.ts';
import type { RequestBase } from '../../rules/listing-request.ts';
import { isSameSearch, searchIdentity } from '../../rules/saved-search.ts';
import { useListingState } from '../../state/listing-context.ts';
import { useSavedSearches } from '../../state/saved/saved-searches.ts';
import { savedSearchTexts } from '../../texts/saved.ts';
import css from './save-search.css';

const SaveSearchDialog = lazyDialog(() =>
  import('./SaveSearchDialog.tsx').then((module) => module.SaveSearchDialog),
);

/**
 * Saves the listing's search, or leads to the saved ones if it is among them. A service without saved searches has no such
 * button; where they cannot be read, a search can be saved all the same.
 */
export function SaveSearch({ base }: { base: RequestBase }) {
  useStyles(css);
  const text = useTexts(savedSearchTexts);
  const list = useShared(({ payload }) => payload.links?.savedSearches);
  const query = useListingState((state) => state.query);
  const read = useSavedSearches({ counts: false });
  const [isOpen, setOpen] = useState(false);
  const search = searchIdentity(query, base);
  const known = read.status === 'ready' ? read.value : [];
  const isSaved = known.some((saved) => isSameSearch(saved, search));
  const link = useFocusOnSaved(isSaved, isOpen);
  if (!read.failure && read.status === 'loading') return null;
  if (read.failure?.isNotOffered) return null;
  if (isSaved) {
    return (
      <Link
        ref={link}
        variant="quiet"
        className="ce-save-search ce-pair ce-gap-1"
        href={list}
        aria-label={text('saved.saved.of')}
      >
        <Icon path={checkIcon} size="small" />
        {text('saved.saved')}
      </Link>
    );
  }
  return (
    <>
      <Button size="small" variant="quiet" className="ce-save-search" onClick={() => setOpen(true)}>
        {text('saved.save')}
      </Button>
      {isOpen && (
        <SaveSearchDialog
          search={search}
          onSaved={(saved) => {
            const others = known.filter(({ id }) => id !== saved.id);
            read.replace([saved, ...others]);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Focuses the link that takes the button's place once the dialog has saved the search. */
function useFocusOnSaved(isSaved: boolean, isOpen: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && isSaved) link.current?.focus();
    wasOpen.current = isOpen && !isSaved;
  }, [isSaved, isOpen]);
  return link;
}
