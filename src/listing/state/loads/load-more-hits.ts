import type { SearchResult } from '../../../services/search.ts';
import { growHits } from '../../rules/grow-hits.ts';
import { lessMissing, shownCount } from '../../rules/missing-hits.ts';
import type { ListingAnswer } from '../listing.ts';
import type { ListingRange } from '../listing-ranges.ts';
import type { ListingScreen } from '../listing-screen.ts';
import type { ListingSource } from '../listing-source.ts';
import type { ListingLoads } from './listing-loads.ts';
import type { ListingSearch } from './listing-search.ts';

/** What loading more hits needs. */
export interface HitsLoader {
  source: Pick<ListingSource, 'onExtended'>;
  screen: ListingScreen;
  loads: ListingLoads;
  searches: ListingSearch;
}

type Grown = Pick<ListingAnswer, 'hits' | 'leftOut' | 'before' | 'after'>;

function grownList(
  present: Grown,
  range: NonNullable<ListingRange>,
  { hits, leftOut = 0 }: Pick<SearchResult, 'hits' | 'leftOut'>,
): Grown {
  const { before, after } = present;
  if (range.from !== undefined)
    return {
      hits: growHits(present.hits, hits),
      leftOut: (present.leftOut ?? 0) + leftOut,
      before,
      after: lessMissing(after, range.size ?? hits.length),
    };
  const grown = growHits([], hits);
  // Hits that were scrolled past are never removed.
  const isLess = !before && !after && grown.length < present.hits.length;
  return {
    hits: isLess ? growHits(present.hits, grown) : grown,
    leftOut,
    before: undefined,
    after: undefined,
  };
}

/** Adds hits to the answer on screen. */
export async function loadMoreHits(
  loader: HitsLoader,
  range: NonNullable<ListingRange>,
  isRetry = false,
): Promise<void> {
  const { source, screen, loads, searches } = loader;
  const { answer, loading } = screen.get();
  if (!answer || loading) return;
  const signal = loads.join(() => loadMoreHits(loader, range, true));
  screen.set({ loading: 'more', ...(!isRetry && { failure: undefined }) });
  try {
    const result = await searches.search(answer.query, range, signal);
    if (signal.aborted) return;
    loads.succeed();
    const present = screen.get().answer ?? answer;
    const { total } = result;
    const next = { ...present, total, ...grownList(present, range, result) };
    // The first hit that was not shown before.
    const firstNew = shownCount(present) - (next.before?.count ?? 0);
    screen.put(next, {
      loading: undefined,
      failure: undefined,
      firstNew: next.hits.length > firstNew ? firstNew : undefined,
    });
    source.onExtended({ shown: shownCount(next), total });
  } catch (error) {
    if (!signal.aborted) loads.fail(error, 'more');
  }
}
