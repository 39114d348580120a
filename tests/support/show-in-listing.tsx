import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Listing, ListingState } from '../../src/listing/state/listing.ts';
import { ListingContext } from '../../src/listing/state/listing-context.ts';
import type { RawPayload } from '../../src/payload/schema.ts';
import { fakeListing } from './fake-listing.ts';
import { renderIsland } from './render-island.tsx';

/** Renders a part of a listing; `set` changes the listing's state. */
export function showInListing(
  part: ReactElement,
  state: Partial<ListingState> = {},
  { actions = {}, payload = {} }: { actions?: Partial<Listing>; payload?: RawPayload } = {},
) {
  const listing = fakeListing(state, actions);
  const page = renderIsland(<ListingContext value={listing}>{part}</ListingContext>, payload);
  const set = (changes: Partial<ListingState>) => act(() => listing.state.setState(changes));
  return { ...page, listing, set };
}
