import { createStore, type StoreApi } from 'zustand/vanilla';
import { isSameValue } from '../../lib/is-same-value.ts';
import type { Chip } from '../rules/facet.ts';
import type { FacetRow } from '../rules/facet-rows.ts';
import type { ListingQuery } from '../rules/listing-query.ts';
import { facetsAndChips } from './facets-and-chips.ts';
import type { ListingAnswer, ListingState } from './listing.ts';
import type { ListingSource } from './listing-source.ts';
import { rememberedAnswers } from './remembered-answers.ts';

/** The current and recent answers of a listing. */
export interface ListingScreen {
  state: StoreApi<ListingState>;
  get(): ListingState;
  /** Changes the state. Facets and chips are updated if filters or counts have changed. */
  set(changes: Partial<ListingState>): void;
  /** Changes the rows from which facets and chips are derived. */
  setRows(rows: readonly FacetRow[]): void;
  /** Chips use these rows' titles while there are none for facets. */
  awaitRows(ofChips: readonly FacetRow[]): void;
  /** Clears facets and answer. */
  clear(): void;
  /** Shows an answer and remembers it. */
  put(answer: ListingAnswer, changes?: Partial<ListingState>): void;
  /** Shows a remembered answer. Returns whether there is one. */
  recall(query: ListingQuery): boolean;
  /** Forgets all answers except the one on screen. */
  forget(): void;
}

/** Creates the state that a listing shows. */
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
  let rows: readonly FacetRow[] | undefined;
  let chipRows: readonly FacetRow[] = [];
  const set = (changes: Partial<ListingState>, hasOtherRows = false) => {
    const before = state.getState();
    const next = { ...before, ...changes };
    // Another term keeps the filters, and more hits have the same counts as those before.
    const isSame =
      next.query.filters === before.query.filters && next.answer?.counts === before.answer?.counts;
    if (isSame && !hasOtherRows) return state.setState(next);
    const { facets, chips } = facetsAndChips(next, { rows, chipRows: rows ?? chipRows }, text);
    state.setState({ ...next, facets, chips: isSameList(chips, before.chips) ? before.chips : chips });
  };
  return {
    state,
    get: state.getState,
    set: (changes) => set(changes),
    setRows(next) {
      if (next === rows) return;
      rows = next;
      set({ areFacetsComing: false }, true);
    },
    awaitRows(ofChips) {
      chipRows = ofChips;
      if (!rows) set({ areFacetsComing: true });
    },
    clear() {
      rows = undefined;
      chipRows = [];
      set({ answer: undefined }, true);
    },
    put(answer, changes = {}) {
      remembered.keep(answer);
      set({ ...changes, answer });
    },
    recall(query) {
      const answer = remembered.get(query);
      if (!answer) return false;
      set({ query, answer, loading: undefined, failure: undefined, firstNew: undefined });
      return true;
    },
    forget: remembered.clear,
  };
}

/** Keep the same list while chips are unchanged: a new one would be measured again. */
function isSameList(one: readonly Chip[], other: readonly Chip[]): boolean {
  return one.length === other.length && one.every((chip, index) => isSameValue(chip, other[index]));
}
