import { useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { refreshIcon } from '../../../ui/icon/refresh.ts';
import { listingControlTexts } from '../../texts/controls.ts';

/** Says that the next answer is loading; screen readers are told of the answer. */
export function Updating() {
  const text = useTexts(listingControlTexts);
  return (
    <span aria-hidden className="ce-listing__updating ce-pair ce-gap-2 ce-meta">
      <Icon path={refreshIcon} size="small" />
      {text('listing.updating')}
    </span>
  );
}
