import { type ReactNode, useRef } from 'react';
import { type PositionKeeper, useListingPosition } from './useListingPosition.ts';

/** Restores the position in the hits when a listing is revisited. */
export function ListingPosition({ keeper, children }: { keeper: PositionKeeper; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useListingPosition(root, keeper);
  return <div ref={root}>{children}</div>;
}
