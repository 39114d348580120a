import { type AssetType, assetTypes } from '../../../data/assets/asset-types.ts';
import { type ProductSet, productSet } from '../index/product-set.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { everyType } from '../query/document-types.ts';
import { productsOf } from './match-term.ts';
import type { ReadTerm } from './read-term.ts';
import type { TextColumns, TextMatcher } from './text-match.ts';

/** A word that documents are searched by: it must occur in the product, or in the title of the document's type. */
export interface DocumentWord {
  products: ProductSet;
  types: ReadonlySet<AssetType>;
}

/** The words and numbers of a term. A document must match all of them. */
export function documentWords(
  { references, words }: ReadTerm,
  index: SearchIndex,
  matcher: TextMatcher,
  columns: TextColumns,
): DocumentWord[] {
  const setOf = (rows: readonly number[]) => productSet(index.products.length, rows);
  return [
    ...references.map((reference) => ({
      products: setOf([...matcher.matching(reference.words, columns), ...productsOf(reference, index)]),
      types: new Set<AssetType>(),
    })),
    ...words.map((word) => ({
      products: setOf(matcher.matching([word], columns)),
      types: typesTitled(word),
    })),
  ];
}

function typesTitled(word: string): Set<AssetType> {
  const isTitled = (type: AssetType) =>
    `${assetTypes[type].title} ${type}`
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((text) => text.startsWith(word));
  return new Set([...everyType].filter(isTitled));
}
