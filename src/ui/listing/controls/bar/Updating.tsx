import { useTexts } from '../../../../store/hooks.ts';
import { listingControlTexts } from '../../../../texts/listing-controls.ts';
import { Icon } from '../../../base/Icon.tsx';
import { refreshIcon } from '../../../icon/refresh.ts';

/** Says that the next answer is loading; screen readers are told of the answer. */
export function Updating() {
  const text = useTexts(listingControlTexts);
  return (
    <span aria-hidden className="ce-listing__updating">
      <Icon path={refreshIcon} size="small" />
      {text('listing.updating')}
    </span>
  );
}
