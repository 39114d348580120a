import type { SearchHit } from '../../../domain/search/search-hit.ts';

/** Codes of the products among the hits, for what is read of them together. */
export function prdsOf(hits: readonly SearchHit[]): string[] {
  return hits.flatMap((hit) => (hit.resultType === 'pigments' && hit.prd ? [hit.prd] : []));
}
