import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FacetRow } from '../../domain/search/facet-rows.ts';
import type { ListingQuery } from '../../domain/search/listing-query.ts';
import type { ListingAnswer, ListingState } from './listing.ts';
import type { ListingSource } from './listing-source.ts';
import { rememberedAnswers } from './remembered-answers.ts';
import { shownParts } from './shown-parts.ts';

/** What a listing shows, and what it has shown lately. */
export interface ListingScreen {
  state: StoreApi<ListingState>;
  get(): ListingState;
  /** Changes the state. Facets and chips follow. */
  set(changes: Partial<ListingState>): void;
  /** Changes what facets and chips are made of, from the next change of the state on. */
  setRows(rows: readonly FacetRow[]): void;
  /** Shows an answer, and remembers it. */
  put(answer: ListingAnswer, changes?: Partial<ListingState>): void;
  /** Shows the answer to a query from memory. Returns whether there is one. */
  recall(query: ListingQuery): boolean;
  /** Forgets all answers but the one on screen. */
  forget(): void;
}

export function createScreen(query: ListingQuery, text: ListingSource['text']): ListingScreen {
  const remembered = rememberedAnswers();
  const state = createStore<ListingState>()(() => ({
    query,
    answer: undefined,
    loading: undefined,
    failure: undefined,
    facets: [],
    chips: [],
    firstNew: undefined,
  }));
  let rows: readonly FacetRow[] = [];
  const set = (changes: Partial<ListingState>) => {
    const next = { ...state.getState(), ...changes };
    const isAffected = 'query' in changes || 'answer' in changes;
    state.setState(isAffected ? { ...next, ...shownParts(next, rows, text) } : next);
  };
  return {
    state,
    get: state.getState,
    set,
    setRows(next) {
      rows = next;
    },
    put(answer, changes = {}) {
      remembered.keep({ answer, rows });
      set({ ...changes, answer });
    },
    recall(query) {
      const known = remembered.get(query);
      if (!known) return false;
      rows = known.rows;
      set({ query, answer: known.answer, loading: undefined, failure: undefined, firstNew: undefined });
      return true;
    },
    forget: remembered.clear,
  };
}
