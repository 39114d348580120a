import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { filterIcon } from '../../../ui/icon/filter.ts';
import { useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
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
