import { type RefObject, useState } from 'react';
import { formatNumber } from '../../../src/domain/format/format-number.ts';
import { openingAddress } from '../../../src/listing/state/saved/useNewHits.ts';
import type { SavedSearch } from '../../../src/services/kept-searches.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Link } from '../../../src/ui/action/Link.tsx';
import { useRowHandover } from '../../../src/ui/base/useRowHandover.ts';
import { ConfirmDialog } from '../../../src/ui/dialog/ConfirmDialog.tsx';
import { removeSearch } from '../state/remove-search.ts';
import { savedSearchesTexts } from '../texts.ts';

interface SavedRowProps {
  saved: SavedSearch;
  /** Takes the focus where no other row does. */
  area: RefObject<HTMLElement | null>;
  /** It was deleted, here or elsewhere. */
  onRemove: () => void;
}

/** A saved search: its link, how many hits it has and how many are new, and its deletion. */
export function SavedRow({ saved, area, onRemove }: SavedRowProps) {
  const page = usePage();
  const text = useTexts(savedSearchesTexts);
  const row = useRowHandover(area);
  const [isAsked, setAsked] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { name, total, newHits = 0 } = saved;
  const remove = async () => {
    setAsked(false);
    setRemoving(true);
    const isRemoved = await removeSearch(page, saved, remove);
    setRemoving(false);
    if (isRemoved) onRemove();
  };
  return (
    <li ref={row} className="ce-saved__row ce-pair ce-gap-4">
      <div className="ce-saved__text">
        <span className="ce-pair ce-gap-3">
          <Link data-title variant="quiet" className="ce-saved__name" href={openingAddress(saved)}>
            {name}
          </Link>
          {newHits > 0 && (
            <span className="ce-saved__new ce-figure">
              {text('savedSearches.new', { count: formatNumber(newHits) })}
            </span>
          )}
        </span>
        {total !== undefined && (
          <span className="ce-saved__total ce-meta">
            {text(total === 1 ? 'savedSearches.total.one' : 'savedSearches.total', {
              count: formatNumber(total),
            })}
          </span>
        )}
      </div>
      <Button
        size="small"
        variant="quiet"
        busy={isRemoving}
        aria-label={text('savedSearches.delete.of', { name })}
        onClick={() => setAsked(true)}
      >
        {text('savedSearches.delete')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={text('savedSearches.delete.question')}
          confirmText={text('savedSearches.delete')}
          keepText={text('savedSearches.delete.keep')}
          onConfirm={() => void remove()}
          onKeep={() => setAsked(false)}
        >
          {text('savedSearches.delete.lost', { name })}
        </ConfirmDialog>
      )}
    </li>
  );
}
