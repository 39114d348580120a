import { assetTypes } from '../../data/assets/asset-types.ts';
import { assetTypeList } from '../catalogue/packed-assets.ts';
import { addTo, type Bitset, emptySet, intersect, unite } from './bitset.ts';
import type { SearchIndex } from './search-index.ts';
import type { TextMatcher } from './text-match.ts';

/** Words that documents are searched by: each must occur in the product or in the title of the document's type. */
export interface AssetText {
  /** Products of which some document may match. */
  products: Bitset;
  /** Products whose documents match, by the number of the documents' type; null for all products. */
  byType: readonly (Bitset | null)[];
}

/** The documents that match all words. */
export function matchAssets(
  words: readonly string[],
  index: SearchIndex,
  matcher: TextMatcher,
  withCompetitors: boolean,
): AssetText {
  const parts = words.map((word) => ({
    products: setOfPositions(index, matcher.matching([word], withCompetitors)),
    types: typesTitled(word),
  }));
  const byType = assetTypeList.map((_, type) => {
    const demanded = parts.filter(({ types }) => ((types >>> type) & 1) === 0);
    if (demanded.length === 0) return null;
    return demanded
      .slice(1)
      .reduce((set, part) => intersect(set, part.products), demanded[0]?.products.slice() as Bitset);
  });
  return { products: anyOf(index, byType), byType };
}

function anyOf(index: SearchIndex, sets: readonly (Bitset | null)[]): Bitset {
  return sets.reduce<Bitset>(
    (any, set) => (set ? unite(any, set) : any.fill(0xffffffff)),
    emptySet(index.size),
  );
}

/** The products at those positions. */
export function setOfPositions(index: SearchIndex, positions: readonly number[]): Bitset {
  const set = emptySet(index.size);
  for (const position of positions) addTo(set, index.ranks[position] ?? 0);
  return set;
}

function typesTitled(word: string): number {
  return assetTypeList.reduce((bits, type, place) => {
    const titled = `${assetTypes[type].title} ${type}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return bits | (Number(titled.some((part) => part.startsWith(word))) << place);
  }, 0);
}
