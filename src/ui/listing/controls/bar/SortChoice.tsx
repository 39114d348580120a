import { useId } from 'react';
import type { ListingSort } from '../../../../domain/search/listing-query.ts';
import { useTexts } from '../../../../store/hooks.ts';
import { useListing, useListingState } from '../../../../store/listing/listing-context.ts';
import { listingControlTexts } from '../../../../texts/listing-controls.ts';
import { Icon } from '../../../base/Icon.tsx';
import { useStyles } from '../../../base/styles.ts';
import { chevronDownIcon } from '../../../icon/chevron-down.ts';
import css from './sort-choice.css';

const SORTS: readonly ListingSort[] = ['relevance', 'name', 'newest', 'type'];

interface SortChoiceProps {
  /** Order of a search without term where none is chosen. @default 'name' */
  fallback?: ListingSort | undefined;
}

/** The order of the hits (decision B30). Relevance needs a term, and only documents differ in their type. */
export function SortChoice({ fallback = 'name' }: SortChoiceProps) {
  useStyles(css);
  const id = useId();
  const listing = useListing();
  const text = useTexts(listingControlTexts);
  const sort = useListingState((state) => state.query.sort);
  const hasTerm = useListingState((state) => state.query.term !== '');
  const type = useListingState((state) => state.query.type);
  const sorts = SORTS.filter(
    (each) => (each !== 'relevance' || hasTerm) && (each !== 'type' || type === 'assets'),
  );
  return (
    <div className="ce-sort">
      <label htmlFor={id} className="ce-sort__label">
        {text('listing.sort')}
      </label>
      <div className="ce-sort__frame">
        <select
          id={id}
          className="ce-sort__box"
          value={sort && sorts.includes(sort) ? sort : hasTerm ? 'relevance' : fallback}
          onChange={({ currentTarget }) => listing.sort(currentTarget.value as ListingSort)}
        >
          {sorts.map((each) => (
            <option key={each} value={each} className="ce-sort__option">
              {text(`listing.sort.${each}`)}
            </option>
          ))}
        </select>
        <Icon path={chevronDownIcon} size="small" />
      </div>
    </div>
  );
}
