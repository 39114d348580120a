import type { BasketItem } from '../../domain/comparison/basket-item.ts';
import type { Comparison } from '../../domain/comparison/comparison.ts';
import type { StoredComparison } from '../../domain/comparison/stored-comparison.ts';

/** A product that someone wants to compare. */
export interface Candidate {
  item: BasketItem;
  /** Codes of the product's industries. */
  industries: readonly string[];
}

/** What the visitor is asked before something is lost (spec S§4, S§8). */
export type ComparisonQuestion =
  /** The active comparison is not saved. */
  | { kind: 'discard' }
  /** A saved comparison would be deleted; `name` is the product whose removal would leave too little. */
  | { kind: 'delete'; title: string; name?: string | undefined };

/** How far the changes of a saved comparison have come. */
export type ComparisonSync =
  /** Nothing is waiting. */
  | 'idle'
  | 'saving'
  /** No connection: the changes are kept, and saved as soon as there is one. */
  | 'offline'
  /** The service has refused them or does not work; the next change tries again. */
  | 'failed'
  /** The session is over: the changes are saved after a login. */
  | 'signed-out';

/** Where a product was removed; the same place offers to undo it. */
export type RemovalPlace = 'basket' | 'page';

/** A product that was removed and can be put back. */
export interface Removal {
  item: BasketItem;
  /** The comparison with it. */
  before: Comparison;
  /** The product that took its place, if one did. */
  by?: BasketItem;
  place: RemovalPlace;
}

/** The active comparison and what goes on around it; owned by `comparisonOf`. */
export interface ComparisonState extends StoredComparison {
  isBasketOpen: boolean;
  /** The page itself shows the active comparison, so that the basket's bar would repeat it. */
  isOnPage: boolean;
  /** Waits until the visitor has chosen an industry for it (row 118). */
  pending: Candidate | null;
  /** Uid of the product that could not be added, since the choice of an industry could not be shown. */
  failed: string | null;
  question: ComparisonQuestion | null;
  sync: ComparisonSync;
  /** A first product has just given the comparison its industry; visitors are told once what that means (row 119). */
  isHintDue: boolean;
  /** What was removed, the last one last; undone in turn. */
  removed: readonly Removal[];
}

/** The state of a page that begins with this comparison. */
export function initialState(stored: StoredComparison): ComparisonState {
  return {
    ...stored,
    isBasketOpen: false,
    isOnPage: false,
    pending: null,
    failed: null,
    question: null,
    sync: 'idle',
    isHintDue: false,
    removed: [],
  };
}
