import type { SearchIndex } from './search-index.ts';
import type { SearchQuery } from './search-query.ts';

/** Id of the asset at that place of a product. */
export function assetId(index: SearchIndex, rank: number, place: number): string {
  return `a-${digitsAt(index, rank)}-${String(place + 1).padStart(2, '0')}`;
}

/** Id of a product's image stack in a version. */
export function stackId(index: SearchIndex, rank: number, version: number): string {
  return `s-${digitsAt(index, rank)}-v${version}`;
}

/** Whether the lists of wanted and unwanted ids shut out the hit. */
export function excludesHit({ ids, excludedIds }: SearchQuery, id: string): boolean {
  if (ids.length > 0 && !ids.some((wanted) => bareId(wanted) === id)) return true;
  return excludedIds.some((unwanted) => bareId(unwanted) === id);
}

function bareId(id: string): string {
  return id.replace(/^\w+::/, '');
}

function digitsAt(index: SearchIndex, rank: number): string {
  return String((index.positions[rank] ?? 0) + 1).padStart(4, '0');
}
