import { useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { gridIcon } from '../../../ui/icon/grid.ts';
import { listIcon } from '../../../ui/icon/list.ts';
import { tableIcon } from '../../../ui/icon/table.ts';
import type { ListingView } from '../../rules/listing-query.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import css from './view-choice.css';

const ICONS: Readonly<Record<ListingView, string>> = { list: listIcon, grid: gridIcon, table: tableIcon };

export interface ViewChoiceProps {
  views: readonly ListingView[];
  /** View if the address has none. */
  fallback: ListingView;
}

/** The view of products: one of the buttons is pressed. Documents and image stacks have one view each. */
export function ViewChoice({ views, fallback }: ViewChoiceProps) {
  useStyles(css);
  const listing = useListing();
  const text = useTexts(listingControlTexts);
  const chosen = useListingState((state) => state.query.view ?? fallback);
  const type = useListingState((state) => state.query.type);
  if (views.length < 2 || type !== 'pigments') return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand outside the line of buttons
    <div role="group" aria-label={text('listing.view')} className="ce-views">
      {views.map((view) => (
        <button
          key={view}
          type="button"
          className="ce-views__button"
          aria-label={text(`listing.view.${view}`)}
          aria-pressed={view === chosen}
          onClick={() => listing.view(view)}
        >
          <Icon path={ICONS[view]} />
        </button>
      ))}
    </div>
  );
}
