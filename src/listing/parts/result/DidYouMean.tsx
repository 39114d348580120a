import { useTexts } from '../../../store/hooks.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';

export interface DidYouMeanProps {
  /** Gets the focus, since the suggestion disappears once it is used. */
  onTaken: () => void;
}

/** Suggests the closest spelling of the term (decision C6). */
export function DidYouMean({ onTaken }: DidYouMeanProps) {
  const listing = useListing();
  const text = useTexts(listingControlTexts);
  const term = useListingState((state) => state.answer?.didYouMean);
  if (!term) return null;
  const take = () => {
    onTaken();
    listing.search(term);
  };
  const [before, after] = text('listing.didYouMean').split('{term}');
  return (
    <p className="ce-listing__note">
      {before}
      <button type="button" className="ce-listing__link" onClick={take}>
        {term}
      </button>
      {after}
    </p>
  );
}
