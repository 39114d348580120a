import { type ReactNode, useRef } from 'react';
import { type PlaceKeeper, useListingPlace } from './useListingPlace.ts';

/** A listing that is left and come back to: its hits stand where they stood. */
export function ListingPlace({ keeper, children }: { keeper: PlaceKeeper; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useListingPlace(root, keeper);
  return <div ref={root}>{children}</div>;
}
