import { useId } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { chevronDownIcon } from '../../../ui/icon/chevron-down.ts';
import type { ListingSort } from '../../rules/listing-query.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import css from './sort-choice.css';

const SORTS: readonly ListingSort[] = ['relevance', 'name', 'newest', 'type'];

interface SortChoiceProps {
  /** Sort order of a search without a term if none is selected. @default 'name' */
  fallback?: ListingSort | undefined;
  /** Name of the hits' own order, used if none is selected. */
  own?: string;
}

/** The order of the hits (decision B30). Relevance needs a term, and only documents differ in their type. */
export function SortChoice({ fallback = 'name', own }: SortChoiceProps) {
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
  const unchosen = own ? '' : hasTerm ? 'relevance' : fallback;
  return (
    <div className="ce-sort ce-pair ce-gap-2">
      <label htmlFor={id} className="ce-sort__label ce-muted">
        {text('listing.sort')}
      </label>
      <div className="ce-sort__frame ce-pair">
        <select
          id={id}
          className="ce-sort__box ce-box"
          value={sort && sorts.includes(sort) ? sort : unchosen}
          onChange={({ currentTarget: { value } }) =>
            listing.go({ sort: sorts.find((each) => each === value) })
          }
        >
          {own && (
            <option value="" className="ce-sort__option">
              {own}
            </option>
          )}
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
