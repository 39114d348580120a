import type { AssetType } from '../../../data/assets/asset-types.ts';
import type { Viewer } from '../../base/context.ts';
import { titlesOf } from '../../catalogue/titles-of.ts';
import { type FindProducts, type FoundProducts, hitsExcept, productsExcept } from '../hits/find-products.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { allowedTypes, documentFacetValues, everyType } from '../query/document-types.ts';
import type { SearchQuery } from '../query/search-query.ts';
import type { Search, SearchResult } from '../search.ts';
import type { ReadTerm } from '../term/read-term.ts';
import type { Spelling } from '../term/spelling.ts';
import { inCatalogueWords } from '../term/synonyms.ts';
import { wordsOf } from '../term/words.ts';
import { type MatchedRange, matchedRanges } from './matched-parts.ts';

/** A text that a search can be completed to. */
export interface Suggestion {
  text: string;
  /** What it names. */
  type: SuggestionType;
  /** The parts of the text that matched. */
  matches: MatchedRange[];
  /** The filter that finds exactly this; a product has none. */
  filter?: { key: string; value: string };
}

type SuggestionType = 'product' | 'asset_category' | 'asset_type' | (typeof suggestedFacets)[number][0];

const LIMIT = 10;
const PRODUCTS = 5;
const VALUES_PER_FACET = 3;

/** Categories of documents that are suggested to those who look for products. */
const ON_REGULATION = ['regulatory'];

/** Facets whose values are suggested with what these are, in the order in which they come. */
const suggestedFacets = [
  ['brand', 'brand'],
  ['color_index', 'color_index'],
  ['chemistry', 'chemistry'],
  ['product_group', 'pg'],
  ['color_space', 'c'],
  ['industry', 'i'],
  ['use', 'application'],
  ['use', 'c_i'],
  ['use', 'substrate'],
  ['use', 'topic'],
  ['requirement', 'sr'],
  ['regulation', 'food_contact'],
  ['regulation', 'regulatory'],
] as const;

/** What suggestions are made from. */
export interface SuggestSources {
  index: SearchIndex;
  find: FindProducts;
  search: Search;
  read: (term: string) => ReadTerm;
  spelling: Spelling;
}

/**
 * A function that completes the term of a query, or what it means, or its nearest spelling where there is nothing to
 * complete: values in
 * which a word begins with the term, then products, all of them within the query's other filters. In listings of
 * documents, kinds of documents come first; in others those on regulation come last.
 */
export function createSuggest({
  index,
  find,
  search,
  read,
  spelling,
}: SuggestSources): (query: SearchQuery, viewer: Viewer) => Suggestion[] {
  const pigmentsIn = (term: string) => read(term).references.flatMap(({ codes }) => codes);
  return (query, viewer) => {
    if (wordsOf(query.term).length === 0) return [];
    const open: SearchQuery = { ...query, type: 'pigments', term: '' };
    const found = find({ query: open, viewer, from: 0, size: 0 });
    const isAboutDocuments = query.type === 'assets' || query.tab !== null;
    const valuesOf = (term: string) => [
      ...(isAboutDocuments ? documentKinds(found, term) : []),
      ...facetValues(found, index, term, pigmentsIn(term)),
      ...(isAboutDocuments ? [] : documentKinds(found, term, ON_REGULATION)),
    ];
    const own = valuesOf(query.term);
    const near =
      own.length === 0 ? (inCatalogueWords(query.term) ?? spelling.correct(query.term, viewer)) : null;
    const values = near ? valuesOf(near) : own;
    const products = search({
      query: { ...open, term: query.term, sort: 'relevance' },
      viewer,
      from: 0,
      size: PRODUCTS,
      isProductSuggestRequest: true,
    }).hits.map((hit) => suggestion('product', nameOf(hit), near ?? query.term));
    return [...values.slice(0, LIMIT - products.length), ...products];
  };
}

/** A pigment that the term names by a number comes before all values that begin like it. */
function facetValues(
  found: FoundProducts,
  index: SearchIndex,
  term: string,
  pigments: readonly string[],
): Suggestion[] {
  const within = hitsExcept(found);
  return facetsFor(pigments).flatMap(([type, facet]) => {
    const isNamed = (key: string) => facet === 'color_index' && pigments.includes(key);
    const hits = found.selected.has(facet) ? hitsExcept(found, facet) : within;
    return (index.facets.get(facet) ?? [])
      .filter(({ key, title }) => isNamed(key) || begins(title, term) || begins(key, term))
      .filter(({ products }) => products.some((row) => hits[row]))
      .slice(0, VALUES_PER_FACET)
      .map(({ key, title }) => suggestion(type, title, term, { key: facet, value: key }));
  });
}

function facetsFor(pigments: readonly string[]): readonly (typeof suggestedFacets)[number][] {
  if (pigments.length === 0) return suggestedFacets;
  const isOfPigments = ([type]: (typeof suggestedFacets)[number]) => type === 'color_index';
  return [...suggestedFacets.filter(isOfPigments), ...suggestedFacets.filter((each) => !isOfPigments(each))];
}

/** @param categories keys of the categories that count. @default all */
function documentKinds(found: FoundProducts, term: string, categories?: readonly string[]): Suggestion[] {
  const { request, counter } = found;
  const products = productsExcept(found);
  const allowed = categories ? allowedTypes([], categories) : everyType;
  const isHeld = (types: readonly AssetType[]) => {
    const kinds = counter.kinds(new Set(types));
    return products.some((row) => counter.documentsAt(row, kinds).length > 0);
  };
  return (['asset_category', 'asset_type'] as const).flatMap((facet) =>
    documentFacetValues(facet, request.viewer)
      .filter(
        ({ title, types }) => types.some((type) => allowed.has(type)) && begins(title, term) && isHeld(types),
      )
      .slice(0, VALUES_PER_FACET)
      .map(({ key, title }) => suggestion(facet, title, term, { key: facet, value: key })),
  );
}

function suggestion(
  type: SuggestionType,
  text: string,
  term: string,
  filter?: { key: string; value: string },
): Suggestion {
  return { text, type, matches: matchedRanges(text, term), ...(filter && { filter }) };
}

function nameOf(hit: SearchResult['hits'][number]): string {
  return 'product_name' in hit ? hit.product_name : titlesOf(hit).title;
}

/** Whether the term's words stand in the text one after the other, the last one perhaps unfinished. */
function begins(text: string, term: string): boolean {
  return ` ${wordsOf(text).join(' ')}`.includes(` ${wordsOf(term).join(' ')}`);
}
