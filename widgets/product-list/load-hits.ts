import type { ServiceError } from '../../src/errors/service-error.ts';
import type { SearchResult } from '../../src/services/search.ts';
import { failureOf } from '../../src/store/failure-of.ts';
import { httpContextOf } from '../../src/store/http-context.ts';
import { loadService } from '../../src/store/load-service.ts';
import type { Store } from '../../src/store/state.ts';

/** Which products are listed, and how many at a time. */
export interface HitsQuery {
  industry?: string | undefined;
  q?: string | undefined;
  size: number;
}

/** Hits, or why there are none. */
export type HitsOutcome = Pick<SearchResult, 'hits' | 'total'> | { failure: ServiceError };

/** Loads products of the query, leaving out the first `from`. Never rejects. */
export async function loadHits(
  store: Store,
  { industry, q, size }: HitsQuery,
  from: number,
  signal?: AbortSignal,
): Promise<HitsOutcome> {
  const filters = new URLSearchParams({ type: 'pigments' });
  if (industry) filters.set('i', industry);
  if (q) filters.set('q', q);
  try {
    const { searchDocuments } = await loadService(() => import('../../src/services/search.ts'));
    const body = from ? { from, size } : { size };
    return await searchDocuments(httpContextOf(store), filters, body, signal ? { signal } : {});
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
