import { useId, useRef } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { useModal } from '../../../ui/dialog/useModal.ts';
import { closeIcon } from '../../../ui/icon/close.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import { drawerTexts } from '../../texts/drawer.ts';
import { FacetForm } from '../facets/FacetForm.tsx';
import { Announcer } from '../result/Announcer.tsx';
import { resultText } from '../result/result-text.ts';
import css from './drawer.css';

export interface FilterDrawerProps {
  onClose: () => void;
}

/**
 * The filters as a drawer, where there is no room for a column. It shows the same state: however it is closed,
 * selections are kept. Live regions behind a modal are silent, so the drawer has its own.
 */
export function FilterDrawer({ onClose }: FilterDrawerProps) {
  useStyles(css);
  const id = useId();
  const listing = useListing();
  const text = useTexts(listingControlTexts);
  const own = useTexts(drawerTexts);
  const answer = useListingState((state) => state.answer);
  const hasChips = useListingState((state) => state.chips.length > 0);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const modal = useModal(dialog, { closable: true, onClose, initialFocus: () => heading.current });
  const clear = () => {
    heading.current?.focus();
    listing.clearAll();
  };
  return (
    <dialog {...modal} className="ce-drawer" aria-labelledby={id}>
      <div className="ce-drawer__sheet ce-stack">
        <div className="ce-drawer__head ce-pair">
          <h2 id={id} ref={heading} tabIndex={-1} className="ce-drawer__title">
            {text('listing.filters')}
          </h2>
          <IconButton icon={closeIcon} label={own('listing.drawer.close')} onClick={onClose} />
        </div>
        <div className="ce-drawer__body">
          <FacetForm compact />
        </div>
        <div className="ce-drawer__foot">
          <p className="ce-drawer__found ce-pair ce-gap-4">
            {answer && resultText(text, { ...answer.query, term: '' }, answer.total)}
            {hasChips && (
              <button type="button" className="ce-listing__link" onClick={clear}>
                {text('listing.clearAll')}
              </button>
            )}
          </p>
          <Button variant="primary" wide onClick={onClose}>
            {own('listing.drawer.show')}
          </Button>
        </div>
        <Announcer />
      </div>
    </dialog>
  );
}
