import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import type { Chip } from '../../rules/facet.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import { ChipButton } from './ChipButton.tsx';
import css from './chips.css';
import { useFolded } from './useFolded.ts';

export interface ChipsProps {
  /** Gets the focus if no chip is left. */
  onNoneLeft: () => void;
}

/**
 * The selected values: a press deselects one, and the focus moves to the next chip. The line is rendered without chips,
 * too, so that the first one moves nothing. Chips beyond one line are folded behind a button.
 */
export function Chips({ onNoneLeft }: ChipsProps) {
  useStyles(css);
  const listing = useListing();
  const text = useTexts(listingControlTexts);
  const chips = useListingState((state) => state.chips);
  const row = useRef<HTMLUListElement>(null);
  const folded = useFolded(row, chips);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? chips.length : chips.length - folded;

  const next = useNextFocused(row, chips, isOpen, onNoneLeft);
  const remove = (chip: Chip, index: number) => {
    next.current = chips[index + 1];
    if (!next.current) onNoneLeft();
    listing.toggle(chip.key, chip.value);
  };
  const clear = () => {
    onNoneLeft();
    listing.clearAll();
  };
  const open = () => {
    setOpen(!isOpen);
    next.current = isOpen ? undefined : chips[shown];
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: chips are buttons, not fields of a fieldset
    <div
      role="group"
      aria-label={text('listing.chips')}
      className="ce-chips ce-pair ce-gap-2"
      data-open={isOpen || undefined}
    >
      {chips.length > 0 && (
        <>
          <ul ref={row} className="ce-chips__row ce-cluster ce-gap-2">
            {chips.map((chip, index) => (
              <li key={idOf(chip)} className="ce-chips__item" data-folded={index >= shown || undefined}>
                <ChipButton chip={chip} onRemove={() => remove(chip, index)} />
              </li>
            ))}
          </ul>
          {(folded > 0 || isOpen) && (
            <button
              type="button"
              className="ce-chips__more ce-screen ce-listing__link ce-listing__link--small"
              aria-expanded={isOpen}
              onClick={open}
            >
              {isOpen ? text('listing.chips.fewer') : text('listing.chips.more', { count: folded })}
            </button>
          )}
          <button
            type="button"
            className="ce-screen ce-listing__link ce-listing__link--small"
            onClick={clear}
          >
            {text('listing.clearAll')}
          </button>
        </>
      )}
    </div>
  );
}

/** The chip that gets the focus once the chips have changed, or the row is open. */
function useNextFocused(
  row: RefObject<HTMLElement | null>,
  chips: readonly Chip[],
  isOpen: boolean,
  onNoneLeft: () => void,
) {
  const next = useRef<Chip>(undefined);
  useEffect(() => {
    const wanted = next.current;
    next.current = undefined;
    if (!wanted) return;
    const index = chips.findIndex((chip) => idOf(chip) === idOf(wanted));
    const button = row.current?.children[index]?.querySelector('button');
    button?.focus();
    if (!button || (button.getRootNode() as Document | ShadowRoot).activeElement !== button) onNoneLeft();
  }, [row, chips, onNoneLeft]);
  useEffect(() => {
    if (!isOpen || !next.current) return;
    const first = row.current?.children[chips.indexOf(next.current)]?.querySelector('button');
    next.current = undefined;
    first?.focus();
  }, [row, isOpen, chips]);
  return next;
}

const idOf = ({ key, value }: Chip) => `${key}=${value}`;
