import type { SearchHit } from './search-hit.ts';

/** Adds hits to a list; those that the catalogue has moved to the next part meanwhile are there already. */
export function growHits(hits: readonly SearchHit[], more: readonly SearchHit[]): SearchHit[] {
  const known = new Set(hits.map(({ id }) => id));
  return [...hits, ...more.filter(({ id }) => !known.has(id) && known.add(id))];
}
