import type { SearchResult } from '../../../services/search.ts';
import { growHits } from '../../rules/grow-hits.ts';
import { lessMissing, missingRange } from '../../rules/missing-hits.ts';
import type { ListingAnswer } from '../listing.ts';
import type { ListingScreen } from '../listing-screen.ts';
import type { ListingLoads } from './listing-loads.ts';
import type { ListingSearch } from './listing-search.ts';

interface MissingHitsSources {
  screen: ListingScreen;
  loads: ListingLoads;
  searches: ListingSearch;
}

/**
 * Loads missing hits one range at a time. A failure is told as that of load more, and their space stays reserved; they are
 * requested again on a retry and on scrolling.
 *
 * @param cap maximum number of hits per answer
 */
export function missingHitsLoader(
  { screen, loads, searches }: MissingHitsSources,
  cap: number,
): (index: number) => Promise<void> {
  let under: AbortSignal | undefined;
  const load = async (index: number): Promise<void> => {
    const { answer, loading } = screen.get();
    const signal = loads.signal();
    const range = answer && !loading && under !== signal && missingRange(answer, index, cap);
    if (!range) return;
    under = signal;
    try {
      const result = await searches.search(answer.query, range, signal);
      const present = screen.get().answer;
      if (signal.aborted || !present) return;
      const { failure } = screen.get();
      if (failure?.of === 'more') loads.succeed();
      screen.put(
        withRange(present, range, result),
        failure?.of === 'more' ? { failure: undefined } : undefined,
      );
    } catch (error) {
      const { loading, failure } = screen.get();
      // What is being loaded, or has failed as a whole, tells for itself.
      if (signal.aborted || loading || failure?.of === 'answer') return;
      loads.join(() => void load(index));
      loads.fail(error, 'more');
    } finally {
      if (under === signal) under = undefined;
    }
  };
  return load;
}

/** Adds these hits to the answer; unchanged if load more has added them meanwhile. */
function withRange(
  answer: ListingAnswer,
  { from, size }: { from: number; size: number },
  { hits, leftOut = 0 }: Pick<SearchResult, 'hits' | 'leftOut'>,
): ListingAnswer {
  const start = answer.before?.count ?? 0;
  const unread = answer.leftOut ?? 0;
  const grown = { ...answer, leftOut: unread + leftOut };
  if (from + size === start) {
    return { ...grown, hits: growHits(hits, answer.hits), before: lessMissing(answer.before, size) };
  }
  if (from !== start + answer.hits.length + unread) return answer;
  return { ...grown, hits: growHits(answer.hits, hits), after: lessMissing(answer.after, size) };
}
