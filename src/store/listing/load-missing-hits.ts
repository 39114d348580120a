import { growHits } from '../../domain/search/grow-hits.ts';
import { lessMissing, missingPart } from '../../domain/search/missing-hits.ts';
import type { SearchHit } from '../../domain/search/search-hit.ts';
import type { ListingAnswer } from './listing.ts';
import type { ListingLoads } from './listing-loads.ts';
import type { ListingScreen } from './listing-screen.ts';
import type { ListingSearch } from './listing-search.ts';

interface MissingHitsParts {
  screen: ListingScreen;
  loads: ListingLoads;
  searches: ListingSearch;
}

/**
 * Loads missing hits one range at a time. Failed ones are requested again on scrolling.
 *
 * @param cap maximum number of hits per answer
 */
export function missingHitsLoader(
  { screen, loads, searches }: MissingHitsParts,
  cap: number,
): (index: number) => Promise<void> {
  let under: AbortSignal | undefined;
  return async (index) => {
    const { answer, loading } = screen.get();
    const signal = loads.signal();
    const part = answer && !loading && under !== signal && missingPart(answer, index, cap);
    if (!part) return;
    under = signal;
    try {
      const { hits } = await searches.search(answer.query, part, signal);
      const present = screen.get().answer;
      if (!signal.aborted && present) screen.put(withPart(present, part, hits));
    } catch {
      // Their space stays reserved.
    } finally {
      if (under === signal) under = undefined;
    }
  };
}

/** Adds these hits to the answer; unchanged if load more has added them meanwhile. */
function withPart(
  answer: ListingAnswer,
  { from, size }: { from: number; size: number },
  hits: readonly SearchHit[],
): ListingAnswer {
  const start = answer.before?.count ?? 0;
  if (from + size === start) {
    return { ...answer, hits: growHits(hits, answer.hits), before: lessMissing(answer.before, size) };
  }
  if (from !== start + answer.hits.length) return answer;
  return { ...answer, hits: growHits(answer.hits, hits), after: lessMissing(answer.after, size) };
}
