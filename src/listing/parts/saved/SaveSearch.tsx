import { useEffect, useRef, useState } from 'react';
import { lazyDialog } from '../../../outcome/lazy-dialog.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/action/Link.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { checkIcon } from '../../../ui/icon/check.ts';
import type { RequestBase } from '../../rules/listing-request.ts';
import { type ColorSearch, isSameSearch, searchIdentity } from '../../rules/saved-search.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';
import { useSavedSearches } from '../../state/saved/saved-searches.ts';
import { useNewHits } from '../../state/saved/useNewHits.ts';
import { savedSearchTexts } from '../../texts/saved.ts';
import css from './save-search.css';

const SaveSearchDialog = lazyDialog(() =>
  import('./SaveSearchDialog.tsx').then((module) => module.SaveSearchDialog),
);

export interface SaveSearchProps {
  base: RequestBase;
  /** Of a search by a colour. */
  color?: ColorSearch | undefined;
}

/**
 * Saves the listing's search, or leads to the saved ones if it is among them. A service without saved searches has no such
 * button; where they cannot be read, a search can be saved all the same.
 */
export function SaveSearch({ base, color }: SaveSearchProps) {
  useStyles(css);
  const text = useTexts(savedSearchTexts);
  const list = useShared(({ payload }) => payload.links?.savedSearches);
  const query = useListingState((state) => state.query);
  const read = useSavedSearches({ counts: false });
  const [isOpen, setOpen] = useState(false);
  const search = searchIdentity(query, base, color);
  const known = read.status === 'ready' ? read.value : [];
  const saved = known.find((each) => isSameSearch(each, search));
  const isSaved = saved !== undefined;
  useNewHits(saved);
  const link = useFocusOnSaved(isSaved, isOpen);
  if (!read.failure && read.status === 'loading') return null;
  if (read.failure?.isNotOffered) return null;
  if (isSaved) {
    return (
      <>
        {query.type === 'pigments' && saved.list !== 'mysheets' && saved.list !== 'company' && <OnlyNew />}
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
      </>
    );
  }
  return (
    <>
      <Button size="small" variant="quiet" className="ce-save-search" onClick={() => setOpen(true)}>
        {text('saved.save')}
      </Button>
      {isOpen && (
        <SaveSearchDialog
          {...{ search, color }}
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

/** Addresses have their limits. */
const MOST_IDS = 100;

/** Narrows the products to those that are new, which may be anywhere in the list. */
function OnlyNew() {
  const text = useTexts(savedSearchTexts);
  const listing = useListing();
  const ids = useListingState(({ newHits }) => newHits);
  if (!ids || ids.size === 0 || ids.size > MOST_IDS) return null;
  return (
    <Button size="small" variant="quiet" onClick={() => listing.choose('ids', [...ids])}>
      {text(ids.size === 1 ? 'saved.new.one' : 'saved.new', { count: ids.size })}
    </Button>
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
