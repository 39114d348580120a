import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ProductHit, SheetDocument } from '../../../domain/search/search-hit.ts';
import type { Listing } from '../listing.ts';

/** The product of a document, as far as a listing needs it. */
export type DocumentProduct = Pick<ProductHit, 'id' | 'prd' | 'product_name'> &
  Partial<Pick<ProductHit, 'isActive' | 'masstone'>>;

/** A document selected for a ZIP. */
export interface ChosenDocument {
  asset: SheetDocument;
  /** Product code. */
  prd: string | null;
  /** Its product. */
  product: DocumentProduct;
}

/** Documents selected in a listing, in order of selection. Kept across filters, tabs and load-more. */
export interface Selection {
  state: StoreApi<{ chosen: ReadonlyMap<string, ChosenDocument> }>;
  /** Selects documents up to the limit, or deselects them. */
  select(documents: readonly ChosenDocument[], isChosen: boolean): void;
  clear(): void;
}

const selections = new WeakMap<Listing, { userId: string | undefined; selection: Selection }>();

/**
 * The documents that a user has selected in a listing; starts empty for another user.
 *
 * @param limit maximum number of documents
 */
export function selectionOf(listing: Listing, userId: string | undefined, limit: number): Selection {
  const present = selections.get(listing);
  if (present && present.userId === userId) return present.selection;
  const selection = createSelection(limit);
  selections.set(listing, { userId, selection });
  return selection;
}

function createSelection(limit: number): Selection {
  const state: Selection['state'] = createStore(() => ({ chosen: new Map() }));
  return {
    state,
    select(documents, isChosen) {
      const chosen = new Map(state.getState().chosen);
      for (const document of documents) {
        if (!isChosen) chosen.delete(document.asset.id);
        else if (chosen.size < limit) chosen.set(document.asset.id, document);
      }
      state.setState({ chosen });
    },
    clear: () => state.setState({ chosen: new Map() }),
  };
}
