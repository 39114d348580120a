import { useShared, useTexts } from '../../../../store/hooks.ts';
import { useListingState } from '../../../../store/listing/listing-context.ts';
import { listingControlTexts } from '../../../../texts/listing-controls.ts';

/** Says that filters of the address were ignored; editors see which. */
export function Ignored() {
  const text = useTexts(listingControlTexts);
  const ignored = useListingState((state) => state.answer?.ignored);
  const isEditor = useShared((state) => state.isEditor);
  if (!ignored?.length) return null;
  const filters = ignored.map(({ key, value }) => `${key}=${value}`).join(', ');
  return (
    <p className="ce-listing__note">
      {text(ignored.length === 1 ? 'listing.ignored.one' : 'listing.ignored', { count: ignored.length })}
      {isEditor && ` ${text('listing.ignored.editor', { filters })}`}
    </p>
  );
}
