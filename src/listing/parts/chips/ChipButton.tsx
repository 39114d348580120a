import { useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { closeIcon } from '../../../ui/icon/close.ts';
import type { Chip } from '../../rules/facet.ts';
import { listingControlTexts } from '../../texts/controls.ts';

export interface ChipButtonProps {
  chip: Chip;
  onRemove: () => void;
}

/** A selected value. Pressing the chip deselects it; its accessible name says so, with the filter's title. */
export function ChipButton({ chip, onRemove }: ChipButtonProps) {
  const text = useTexts(listingControlTexts);
  const { title, needsFilter, swatch } = chip;
  // Facet titles may name a scale, such as `Light fastness (blue wool)`.
  const filter = chip.filter.replace(/ \(.*\)$/, '');
  return (
    <button
      type="button"
      className="ce-chip ce-box ce-pair ce-gap-2"
      // The accessible name contains the visible text (WCAG 2.2, 2.5.3): `Light 8`.
      aria-label={text(nameOf(filter, chip), { filter, title })}
      onClick={onRemove}
    >
      {swatch && <span className="ce-chip__swatch ce-swatch" style={{ '--ce-_color': swatch }} />}
      {needsFilter && <span className="ce-muted">{`${filter} `}</span>}
      <span className="ce-chip__title">{title}</span>
      <Icon path={closeIcon} size="small" />
    </button>
  );
}

function nameOf(filter: string, { title, needsFilter }: Chip) {
  // Yes or no: the only value has the filter's title.
  if (filter === title) return 'listing.chip.removeOnly';
  return needsFilter ? 'listing.chip.removeSeen' : 'listing.chip.remove';
}
