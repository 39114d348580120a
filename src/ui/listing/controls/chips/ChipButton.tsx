import type { Chip } from '../../../../domain/search/facet.ts';
import { useTexts } from '../../../../store/hooks.ts';
import { listingControlTexts } from '../../../../texts/listing-controls.ts';
import { Icon } from '../../../base/Icon.tsx';
import { closeIcon } from '../../../icon/close.ts';

export interface ChipButtonProps {
  chip: Chip;
  onRemove: () => void;
}

/** A chosen value. The whole chip takes it back; its name says so, with the filter that it belongs to. */
export function ChipButton({ chip, onRemove }: ChipButtonProps) {
  const text = useTexts(listingControlTexts);
  const { title, needsFilter, swatch } = chip;
  // `Light fastness (blue wool)` names its scale where one chooses.
  const filter = chip.filter.replace(/ \(.*\)$/, '');
  return (
    <button
      type="button"
      className="ce-chip"
      // The name holds what is seen (WCAG 2.2, 2.5.3): `Light 8` is read from the chip.
      aria-label={text(nameOf(filter, chip), { filter, title })}
      onClick={onRemove}
    >
      {swatch && <span className="ce-chip__swatch" style={{ '--ce-_swatch': swatch }} />}
      {needsFilter && <span className="ce-chip__filter">{`${filter} `}</span>}
      <span className="ce-chip__title">{title}</span>
      <Icon path={closeIcon} size="small" />
    </button>
  );
}

function nameOf(filter: string, { title, needsFilter }: Chip) {
  // Yes or no: the only value is called as its filter.
  if (filter === title) return 'listing.chip.removeOnly';
  return needsFilter ? 'listing.chip.removeSeen' : 'listing.chip.remove';
}
