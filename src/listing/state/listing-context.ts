import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { Listing, ListingState } from './listing.ts';

/** Provided around the parts of a listing; tests provide a listing of their own. */
export const ListingContext = createContext<Listing | null>(null);

/** The listing that a part belongs to, with its actions. */
export function useListing(): Listing {
  const listing = useContext(ListingContext);
  if (!listing) throw new Error('A part of a listing was rendered outside a listing.');
  return listing;
}

/** Selects a part of this listing's state, outside of its context. */
export function useStateOf<Selected>(
  { state }: Pick<Listing, 'state'>,
  select: (state: ListingState) => Selected,
): Selected {
  return useStore(state, select);
}

/** Selects a part of the listing's state. The component re-renders when it changes. */
export function useListingState<Selected>(select: (state: ListingState) => Selected): Selected {
  return useStateOf(useListing(), select);
}
