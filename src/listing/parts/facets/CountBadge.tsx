import { formatNumber } from '../../../domain/format/format-number.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import css from './count-badge.css';

/** Number of selected values; nothing for none. */
export function CountBadge({ count }: { count: number }) {
  useStyles(css);
  const text = useTexts(listingControlTexts);
  if (count === 0) return null;
  const number = formatNumber(count);
  return (
    <>
      <span aria-hidden className="ce-count-badge ce-figure">
        {number}
      </span>
      <span className="ce-visually-hidden">{` ${text('listing.filters.chosen', { count: number })}`}</span>
    </>
  );
}
