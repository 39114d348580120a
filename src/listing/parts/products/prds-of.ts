import type { SearchHit } from '../../../domain/search/search-hit.ts';

/** Product codes of the hits, for reads of several products. */
export function prdsOf(hits: readonly SearchHit[]): string[] {
  return hits.flatMap((hit) => (hit.resultType === 'pigments' && hit.prd ? [hit.prd] : []));
}
