import { useTexts } from '../../../../store/hooks.ts';
import { useListingState } from '../../../../store/listing/listing-context.ts';
import { listingControlTexts } from '../../../../texts/listing-controls.ts';
import { Icon } from '../../../base/Icon.tsx';
import { refreshIcon } from '../../../icon/refresh.ts';

/**
 * Shows that the next answer is loading. Hidden by the stylesheet for the first 200 ms, and always from screen readers.
 */
export function Updating() {
  const text = useTexts(listingControlTexts);
  const isLoading = useListingState((state) => state.loading === 'answer');
  if (!isLoading) return null;
  return (
    <span aria-hidden className="ce-listing__updating">
      <Icon path={refreshIcon} size="small" />
      {text('listing.updating')}
    </span>
  );
}
