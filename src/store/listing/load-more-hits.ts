import { growHits } from '../../domain/search/grow-hits.ts';
import type { ListingLoads } from './listing-loads.ts';
import type { ListingPart } from './listing-parts.ts';
import type { ListingScreen } from './listing-screen.ts';
import type { ListingSearch } from './listing-search.ts';
import type { ListingSource } from './listing-source.ts';

/** What more hits are loaded with. */
export interface HitsLoader {
  source: Pick<ListingSource, 'onExtended'>;
  screen: ListingScreen;
  loads: ListingLoads;
  searches: ListingSearch;
}

/** Adds hits to the answer on screen. */
export async function loadMoreHits(loader: HitsLoader, part: NonNullable<ListingPart>): Promise<void> {
  const { source, screen, loads, searches } = loader;
  const { answer, loading } = screen.get();
  if (!answer || loading) return;
  const signal = loads.join(() => loadMoreHits(loader, part));
  screen.set({ loading: 'more', failure: undefined });
  try {
    const { hits, total } = await searches.search(answer.query, part, signal);
    if (signal.aborted) return;
    const shown = answer.hits.length;
    const grown = part.from === undefined ? growHits([], hits) : growHits(answer.hits, hits);
    loads.succeed();
    // Hits that one has scrolled past never go.
    const next = grown.length < shown ? growHits(answer.hits, grown) : grown;
    const grownAnswer = { ...(screen.get().answer ?? answer), hits: next, total };
    screen.put(grownAnswer, { loading: undefined, firstNew: next.length > shown ? shown : undefined });
    source.onExtended({ shown: next.length, total });
  } catch (error) {
    if (!signal.aborted) loads.fail(error, 'more');
  }
}
