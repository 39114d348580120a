import type { ListingPosition } from '../rules/listing-position.ts';
import type { Listing } from './listing.ts';

/** A listing that can be started. */
export interface ListingEngine extends Listing {
  /** Loads the first answer, and follows the address and the viewer. Returns a function that stops it. */
  start(): () => void;
  /** Adopts changes that the visitor has made in the server-rendered form; see `ListingNavigation`. */
  adopt(changes: { before: string; after: string }): void;
  /** Stores the position in the hits in the current history entry. */
  keepPosition(position: Omit<ListingPosition, 'count' | 'index' | 'opened'>): void;
  /** Whether the current history entry stores a hit to scroll to. */
  hasPosition(): boolean;
  /** The position to restore with the answer that has just arrived; once. */
  takePosition(): ListingPosition | undefined;
  /** Asks again, filters too: what there is has changed. */
  renew(): void;
}
