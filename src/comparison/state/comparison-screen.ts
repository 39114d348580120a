import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Bus } from '../../events/bus.ts';
import type { Comparison } from '../rules/content/comparison.ts';
import { isSameStored, type StoredComparison } from '../rules/content/stored-comparison.ts';
import { type ComparisonState, initialState } from './comparison-state.ts';

/** The active comparison on screen. */
export interface ComparisonScreen {
  state: StoreApi<ComparisonState>;
  shown(): StoredComparison;
  /** Shows another one, and tells the bus. */
  show(next: StoredComparison): void;
}

/** Creates the state of a page with this comparison. It neither reads nor writes the cookie. */
export function comparisonScreen(first: StoredComparison, bus: Bus): ComparisonScreen {
  const state = createStore<ComparisonState>()(() => initialState(first));
  const shown = () => {
    const { comparison, isUnsent, base, owner } = state.getState();
    return { comparison, isUnsent, base, owner };
  };
  return {
    state,
    shown,
    show(next) {
      if (isSameStored(next, shown())) return;
      state.setState({ base: undefined, owner: undefined, ...next });
      announce(bus, next.comparison);
    },
  };
}

/** Tells the bus which comparison is shown. */
export function announce(bus: Bus, { id, industry, basket }: Comparison): void {
  const uids = basket.map(({ uid }) => uid);
  bus.emit('comparison:changed', { isSaved: id !== undefined, industry, uids });
}
