import { failureOf } from '../../../store/notices/failure-of.ts';
import { retryWhenOnline } from '../../../store/reads/retry-when-online.ts';
import type { ListingScreen } from '../listing-screen.ts';
import type { ListingSource } from '../listing-source.ts';

/**
 * Loads of a listing. A new query starts a new generation: requests of earlier ones are aborted, and their responses
 * ignored (docs/architecture.md, "Listings").
 */
export interface ListingLoads {
  /** Starts a generation. Responses must be ignored once the signal is aborted. */
  begin(again?: () => void): AbortSignal;
  /** Joins the current generation, as load more does. */
  join(again: () => void): AbortSignal;
  /** The signal of the current generation. */
  signal(): AbortSignal;
  /** A load succeeded: the delays between retries start again. */
  succeed(): void;
  /** Shows the failure. If the service is unreachable, the load is repeated automatically. */
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
      if (failure.isUnreached) stopRetry = retryWhenOnline(attempts++, () => repeat());
      if (failure.isSessionOver && viewer() !== '') onSessionOver(() => repeat());
    },
    retry: () => repeat(),
  };
}
