import { formatNumber } from '../../../domain/format/format-number.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import { FacetForm } from './FacetForm.tsx';

export interface FilterColumnProps {
  /** Moves the focus to the results. */
  onSkip: () => void;
}

/** The filters beside the results, with a skip link for the keyboard. */
export function FilterColumn({ onSkip }: FilterColumnProps) {
  const text = useTexts(listingControlTexts);
  const count = useListingState((state) => state.chips.length);
  return (
    <div className="ce-listing__column ce-screen">
      <div className="ce-listing__side ce-pair ce-gap-4">
        <h2 className="ce-listing__filters">{text('listing.filters')}</h2>
        {count > 0 && (
          <span className="ce-meta ce-figure">
            {text('listing.filters.chosen', { count: formatNumber(count) })}
          </span>
        )}
        <button type="button" className="ce-listing__skip ce-box" onClick={onSkip}>
          {text('listing.skip')}
        </button>
      </div>
      <FacetForm />
    </div>
  );
}
