import { useTexts } from '../../../../store/hooks.ts';
import { useListingState } from '../../../../store/listing/listing-context.ts';
import { listingControlTexts } from '../../../../texts/listing-controls.ts';
import { Button } from '../../../action/Button.tsx';
import { filterIcon } from '../../../icon/filter.ts';
import { CountBadge } from '../facets/CountBadge.tsx';

export interface FilterButtonProps {
  isOpen: boolean;
  onPress: () => void;
}

/** Opens the filter drawer, and shows how many filters are selected. */
export function FilterButton({ isOpen, onPress }: FilterButtonProps) {
  const text = useTexts(listingControlTexts);
  const count = useListingState((state) => state.chips.length);
  return (
    <Button
      icon={filterIcon}
      className="ce-listing__filter-button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <span>
        {text('listing.filters')}
        <CountBadge count={count} />
      </span>
    </Button>
  );
}
