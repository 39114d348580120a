import { failureOf } from '../failure-of.ts';
import { retryWhenOnline } from '../retry-when-online.ts';
import type { ListingScreen } from './listing-screen.ts';
import type { ListingSource } from './listing-source.ts';

/**
 * The loads of a listing. A new query begins a new generation: requests of earlier ones are aborted, and what still
 * comes of them is dropped (docs/architecture.md, "Listings").
 */
export interface ListingLoads {
  /** Begins a generation. Whoever loads in it drops what comes once the signal is aborted. */
  begin(again?: () => void): AbortSignal;
  /** Loads in the present generation, as load more does. */
  join(again: () => void): AbortSignal;
  /** The present generation. */
  signal(): AbortSignal;
  /** The service has answered: the next failure is the first of its kind again. */
  succeed(): void;
  /** Shows the failure. A load that found the service out of reach is repeated by itself. */
  fail(error: unknown, of: 'answer' | 'more'): void;
  /** Repeats the latest load. */
  retry(): void;
}

/** Creates the generations of a listing’s loads; failures go to its screen. */
export function listingLoads(
  { set }: ListingScreen,
  { viewer, onSessionOver }: Pick<ListingSource, 'viewer' | 'onSessionOver'>,
): ListingLoads {
  let generation = new AbortController();
  let repeat = () => {};
  let attempts = 0;
  let stopRetry = () => {};
  return {
    begin(again = () => {}) {
      stopRetry();
      repeat = again;
      generation.abort();
      generation = new AbortController();
      return generation.signal;
    },
    join(again) {
      stopRetry();
      repeat = again;
      return generation.signal;
    },
    signal: () => generation.signal,
    succeed() {
      attempts = 0;
    },
    fail(error, of) {
      const failure = failureOf(error);
      set({ loading: undefined, failure: { error: failure, of } });
      if (failure.kind === 'offline') stopRetry = retryWhenOnline(attempts++, () => repeat());
      if (failure.isSessionOver && viewer() !== '') onSessionOver();
    },
    retry: () => repeat(),
  };
}
