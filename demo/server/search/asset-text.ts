import { assetTypes } from '../../data/assets/asset-types.ts';
import { assetTypeList } from '../catalogue/packed-assets.ts';
import { addTo, type Bitset, emptySet, isIn } from './bitset.ts';
import type { SearchIndex } from './search-index.ts';
import type { TextMatcher } from './text-match.ts';

/** Words that documents are searched by: each must occur in the product or in the title of the document's type. */
export interface AssetText {
  /** Products of which some document may match. */
  products: Bitset;
  matches: (rank: number, type: number) => boolean;
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
  const candidates = emptySet(index.size);
  for (let rank = 0; rank < index.size; rank++) {
    if (parts.every(({ products, types }) => types !== 0 || isIn(products, rank))) addTo(candidates, rank);
  }
  return {
    products: candidates,
    matches: (rank, type) =>
      parts.every(({ products, types }) => ((types >>> type) & 1) === 1 || isIn(products, rank)),
  };
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
