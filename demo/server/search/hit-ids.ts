import { bareId, productIdOf } from '../catalogue/product-id-of.ts';
import type { SearchIndex } from './index/search-index.ts';
import type { SearchQuery } from './query/search-query.ts';

/** Id of the asset at that place of a product. */
export function assetId(index: SearchIndex, rank: number, place: number): string {
  return `a-${digitsAt(index, rank)}-${String(place + 1).padStart(2, '0')}`;
}

/** Id of a product's image stack in a version. */
export function stackId(index: SearchIndex, rank: number, version: number): string {
  return `s-${digitsAt(index, rank)}-v${version}`;
}

/** Ranks of the products that the lists of wanted and unwanted ids name, or whose documents they name. */
export function namedRanks(index: SearchIndex, { ids, excludedIds }: SearchQuery): Set<number> {
  const ranks = [...ids, ...excludedIds].map(
    (id) => index.rankOfId.get(productIdOf(id)) ?? index.rankOfNumber.get(bareId(id)),
  );
  return new Set(ranks.filter((rank) => rank !== undefined));
}

/** Whether the lists of wanted and unwanted ids shut out a hit, named by its own id or by its product's. */
export function excludesHit(
  index: SearchIndex,
  { ids, excludedIds }: SearchQuery,
  rank: number,
  id: string,
): boolean {
  const isNamed = (listed: string) => {
    const bare = bareId(listed);
    return bare === id || index.rankOfId.get(bare) === rank || index.rankOfNumber.get(bare) === rank;
  };
  return (ids.length > 0 && !ids.some(isNamed)) || excludedIds.some(isNamed);
}

function digitsAt(index: SearchIndex, rank: number): string {
  return String((index.positions[rank] ?? 0) + 1).padStart(4, '0');
}
