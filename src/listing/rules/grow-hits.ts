import type { SearchHit } from '../../domain/search/search-hit.ts';

/** Appends hits to a list, without those already in it, which the catalogue has moved to the next range meanwhile. */
export function growHits(hits: readonly SearchHit[], more: readonly SearchHit[]): SearchHit[] {
  const known = new Set(hits.map(({ id }) => id));
  return [...hits, ...more.filter(({ id }) => !known.has(id) && known.add(id))];
}
