import { assetTypes } from '../../../data/assets/asset-types.ts';
import { assetTypeList } from '../../catalogue/packed-assets.ts';
import { type Bitset, emptySet, intersect, unite } from '../bitset.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { productsOf } from '../term/match-term.ts';
import type { ReadTerm } from '../term/read-term.ts';
import { setOfPositions, type TextMatcher, type TextPart } from '../term/text-match.ts';

/** Words that documents are searched by: each must occur in the product or in the title of the document's type. */
export interface AssetText {
  /** Products of which some document may match. */
  products: Bitset;
  /** Products whose documents match, by the number of the documents' type; null for all products. */
  byType: readonly (Bitset | null)[];
}

/** The documents that match all words and numbers of the term. */
export function matchAssets(
  { references, words }: ReadTerm,
  index: SearchIndex,
  matcher: TextMatcher,
  part: TextPart,
): AssetText {
  const matching = (list: readonly string[]) => setOfPositions(index, matcher.matching(list, part));
  const parts = [
    ...references.map((reference) => ({
      products: unite(matching(reference.words), productsOf(reference, index)),
      types: 0,
    })),
    ...words.map((word) => ({ products: matching([word]), types: typesTitled(word) })),
  ];
  const byType = assetTypeList.map((_, type) => {
    const [first, ...others] = parts.filter(({ types }) => ((types >>> type) & 1) === 0);
    return first
      ? others.reduce<Bitset>((set, each) => intersect(set, each.products), first.products.slice())
      : null;
  });
  return { products: anyOf(index, byType), byType };
}

function anyOf(index: SearchIndex, sets: readonly (Bitset | null)[]): Bitset {
  return sets.reduce<Bitset>(
    (any, set) => (set ? unite(any, set) : any.fill(0xffffffff)),
    emptySet(index.size),
  );
}

function typesTitled(word: string): number {
  return assetTypeList.reduce((bits, type, place) => {
    const titled = `${assetTypes[type].title} ${type}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return bits | (Number(titled.some((part) => part.startsWith(word))) << place);
  }, 0);
}
