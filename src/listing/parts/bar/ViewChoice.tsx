import { useTexts } from '../../../store/hooks.ts';
import { Choice } from '../../../ui/action/Choice.tsx';
import { gridIcon } from '../../../ui/icon/grid.ts';
import { listIcon } from '../../../ui/icon/list.ts';
import { tableIcon } from '../../../ui/icon/table.ts';
import type { ListingView } from '../../rules/listing-query.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';

const ICONS: Readonly<Record<ListingView, string>> = { list: listIcon, grid: gridIcon, table: tableIcon };

export interface ViewChoiceProps {
  views: readonly ListingView[];
  /** View if the address has none. */
  fallback: ListingView;
}

/** The view of products: one of the buttons is pressed. Documents and image stacks have one view each. */
export function ViewChoice({ views, fallback }: ViewChoiceProps) {
  const listing = useListing();
  const text = useTexts(listingControlTexts);
  const chosen = useListingState((state) => state.query.view ?? fallback);
  const type = useListingState((state) => state.query.type);
  if (views.length < 2 || type !== 'pigments') return null;
  return (
    <Choice
      label={text('listing.view')}
      options={views.map((view) => ({ value: view, title: text(`listing.view.${view}`), icon: ICONS[view] }))}
      value={chosen}
      onChange={listing.view}
      size="small"
      className="ce-views"
    />
  );
}
