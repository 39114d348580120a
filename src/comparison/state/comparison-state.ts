import type { BasketItem } from '../../domain/product/basket-item.ts';
import type { WriteSync } from '../../store/write/write-sync.ts';
import type { Comparison } from '../rules/content/comparison.ts';
import type { StoredComparison } from '../rules/content/stored-comparison.ts';

/** A product to compare. */
export interface Candidate {
  item: BasketItem;
  /** Codes of the product's industries. */
  industries: readonly string[];
}

/** A question asked before something is lost (spec S§4, S§8). */
export type ComparisonQuestion =
  /** The active comparison is not saved. */
  | { kind: 'discard' }
  /** The latest changes of a saved comparison could not be saved. */
  | { kind: 'discard-changes'; title: string }
  /** A saved comparison would be deleted; `name` is the product whose removal would leave too few. */
  | { kind: 'delete'; title: string; name?: string | undefined };

/** Progress of saving the changes of a saved comparison. */
export type ComparisonSync = Exclude<WriteSync, 'full' | 'gone'>;

/** Where a product was removed; Undo is offered at the same place. */
export type RemovedIn = 'basket' | 'page';

/** A removed product that can be restored. */
export interface Removal {
  item: BasketItem;
  /** The comparison before the removal. */
  before: Comparison;
  /** The product that took its place, if one did. */
  by?: BasketItem;
  where: RemovedIn;
}

/** The active comparison with its progress and messages; owned by `comparisonOf`. */
export interface ComparisonState extends StoredComparison {
  isBasketOpen: boolean;
  /** Whether the page itself shows the active comparison, so that the basket bar would repeat it. */
  isOnPage: boolean;
  /** Product that waits until the visitor has chosen an industry (row 118). */
  pending: Candidate | null;
  /** Uid of a product that could not be added, since the industry choice failed to load. */
  failed: string | null;
  question: ComparisonQuestion | null;
  sync: ComparisonSync;
  /**
   * Whether a first product has just set the comparison's industry; visitors are then told what that means (row 119).
   */
  isHintDue: boolean;
  /** Removed products, the last one last; undone one by one. */
  removed: readonly Removal[];
}

/** Initial state of a page with this comparison. */
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
