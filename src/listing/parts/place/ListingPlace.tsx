import { type ReactNode, useRef } from 'react';
import { type PlaceKeeper, useListingPlace } from './useListingPlace.ts';

/** Restores the position in the hits when a listing is revisited. */
export function ListingPlace({ keeper, children }: { keeper: PlaceKeeper; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useListingPlace(root, keeper);
  return <div ref={root}>{children}</div>;
}
