import { useTexts } from '../../../store/hooks.ts';
import { useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';

/** Says what can be searched for; shorter on narrow screens. */
export function SearchLabel({ id }: { id: string }) {
  const text = useTexts(listingControlTexts);
  const isOfFormulations = useListingState((state) => state.query.type === 'formulations');
  return (
    <label htmlFor={id} className="ce-search__label ce-meta">
      {isOfFormulations ? (
        text('listing.search.hint.formulations')
      ) : (
        <>
          <span className="ce-search__wide">{text('listing.search.hint')}</span>
          <span className="ce-search__narrow">{text('listing.search.hint.short')}</span>
        </>
      )}
    </label>
  );
}
