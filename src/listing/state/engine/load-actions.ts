import type { SearchHit } from '../../../domain/search/search-hit.ts';
import { growHits } from '../../rules/grow-hits.ts';
import type { ListingQuery } from '../../rules/listing-query.ts';
import { listingRequest } from '../../rules/listing-request.ts';
import { ANSWER_CAP, LISTING_CAP } from '../../rules/load-steps.ts';
import type { ListingEngine } from '../listing-engine.ts';
import { largeRange, nextRange } from '../listing-ranges.ts';
import { loadAnswer } from '../loads/load-answers.ts';
import { missingHitsLoader } from '../loads/load-missing-hits.ts';
import { loadMoreHits } from '../loads/load-more-hits.ts';
import type { EngineModules } from './engine-modules.ts';
import { widerSearches } from './wider-searches.ts';

/** Actions that load without changing the query. */
export function loadActions({ options, source, screen, loads, loader }: EngineModules) {
  const { searches } = loader;
  const load = (range: Parameters<typeof loadMoreHits>[1]) =>
    loadMoreHits({ source, screen, loads, searches }, range);
  /** Requests only the counts, in the current generation. */
  const count = (query: ListingQuery, signal: AbortSignal) =>
    searches.search(query, { size: 0 }, AbortSignal.any([signal, loads.signal()]));
  return {
    loadMore() {
      const { answer } = screen.get();
      if (answer) load(nextRange(answer, options));
    },
    loadAll() {
      const { answer } = screen.get();
      if (answer) load(largeRange(answer, options));
    },
    loadMissing: missingHitsLoader({ screen, loads, searches }, ANSWER_CAP[options.mode]),
    retry: loads.retry,
    renew() {
      screen.forget();
      loader.rows.clear();
      loadAnswer(loader, screen.get().query);
    },
    async recount(tab, signal) {
      const { answer } = screen.get();
      if (!answer || !options.tabs.includes(tab)) return;
      const counted = await count({ ...answer.query, tab }, signal).catch(() => undefined);
      const now = screen.get().answer;
      if (!counted || signal.aborted || now?.queryId !== answer.queryId) return;
      screen.put({ ...now, totals: { ...now.totals, [tab]: counted.total } });
    },
    widerSearches: (signal) => widerSearches(screen.get(), (query) => count(query, signal)),
    async readAll(query, signal) {
      const cap = ANSWER_CAP[options.mode];
      let hits: SearchHit[] = [];
      // By ranges, not by hits: invalid ones are left out of an answer.
      for (let from = 0; ; from += cap) {
        const range = { size: cap, ...(from > 0 && { from }) };
        const result = await searches.search(query, range, signal);
        hits = growHits(hits, result.hits);
        if (result.hits.length === 0 || from + cap >= Math.min(result.total, LISTING_CAP)) return hits;
      }
    },
    count: (query, signal) => count(query, signal).then(({ total }) => total),
    suggest: (term, signal) =>
      source.suggest(listingRequest({ ...screen.get().query, term }, options), signal),
  } satisfies Partial<ListingEngine>;
}
