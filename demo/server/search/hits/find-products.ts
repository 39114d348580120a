import type { DatabaseSync } from 'node:sqlite';
import { industryBits } from '../../catalogue/packed-assets.ts';
import type { Viewer } from '../../context.ts';
import { type AssetCondition, accessBits } from '../asset-condition.ts';
import { addTo, type Bitset, emptySet, intersect } from '../bitset.ts';
import type { CompanyScope } from '../facets/company-counts.ts';
import { allowedTypes } from '../facets/facet-counts.ts';
import { type HitPlanes, sumOfSets } from '../hit-planes.ts';
import { type HitContext, hitSets, picksIds } from '../hit-sets.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { findableProducts, selectedSets } from '../narrow-products.ts';
import type { SearchQuery } from '../query/search-query.ts';
import type { SheetScope } from '../sheets/sheet-scope.ts';
import { matchTerm } from '../term/match-term.ts';
import type { ReadTerm } from '../term/read-term.ts';
import { rememberMatches, type TextMatcher, textMatcher, textPartFor } from '../term/text-match.ts';
import { pickedSets, setsOfScope, type TypeSets, typeSetReader } from '../type-sets.ts';
import { matchAssets } from './document-text.ts';

/** What to search for, and which part of the result to give. */
export interface SearchRequest {
  query: SearchQuery;
  viewer: Viewer;
  from: number;
  size: number;
  /** Restricts a sheet listing to the documents saved. */
  scope?: SheetScope | null;
  /** Companies whose sheets are counted. @default none */
  companies?: readonly CompanyScope[];
  /** Looks in names and numbers only. */
  isProductSuggestRequest?: boolean;
  /** Ranks of the only products that are found, in their order. @default all, by relevance */
  order?: readonly number[];
}

/** What a search found, before its facets narrow it. */
export interface FoundProducts {
  context: HitContext;
  /** Products that fulfil all but the facets. */
  products: Bitset;
  /** The same outside the scope, too. */
  unscoped: Bitset;
  /** For each facet with a selection, the products that hold one of its values. */
  selected: Map<string, Bitset>;
  /** Bits of the types of documents that count. */
  types: number;
  /** Hits by product. */
  planes: HitPlanes;
  /** Sets of products of which each would give its products one hit if this were the only industry chosen. */
  setsIn: (industry: string) => readonly Bitset[];
  /** Ranks in the order of relevance. */
  ranked: readonly number[];
}

/** A function that finds products, or those of which documents or image stacks are found. */
export function productFinder(
  database: DatabaseSync,
  index: SearchIndex,
  read: (term: string) => ReadTerm,
): (request: SearchRequest) => FoundProducts {
  const unremembered = textMatcher(database);
  const readSets = typeSetReader(index);

  function contextOf(
    { query, viewer, scope = null }: SearchRequest,
    term: ReadTerm,
    matcher: TextMatcher,
  ): HitContext {
    const condition = {
      access: accessBits(viewer),
      industries: industryBits(query.selected.get('i') ?? []),
      minCreated: query.minDocDate ?? 0,
    };
    const isText = query.type === 'assets' && term.references.length + term.words.length > 0;
    const text = isText ? matchAssets(term, index, matcher, textPartFor(viewer)) : null;
    const scopeSets = scope && setsOfScope(index, scope);
    return {
      viewer,
      index,
      query,
      condition,
      typeSets: typeSetsOf(query, condition),
      scope,
      scopeSets,
      text,
    };
  }

  function typeSetsOf(query: SearchQuery, condition: AssetCondition): TypeSets {
    const all = readSets(condition);
    return picksIds(query) ? pickedSets(index, query, condition, all) : all;
  }

  return (request) => {
    const { query, viewer } = request;
    const term = read(query.term);
    const matcher = rememberMatches(unremembered);
    const context = contextOf(request, term, matcher);
    const ranked = matchTerm(request, term, index, matcher);
    const unscoped = findableProducts(index, query, viewer);
    if (context.text) intersect(unscoped, context.text.products);
    else if (ranked) intersect(unscoped, setOfRanks(index.size, ranked));
    if (request.order) intersect(unscoped, setOfRanks(index.size, request.order));
    const products = unscoped.slice();
    if (context.scope) intersect(products, setOfRanks(index.size, [...context.scope.keys()]));
    const types = allowedTypes(query);
    const setsIn = (industry: string) => {
      const condition = { ...context.condition, industries: industryBits([industry]) };
      return hitSets({ ...context, condition, typeSets: typeSetsOf(query, condition) }, products, types);
    };
    const selected = selectedSets(index, query);
    const planes = sumOfSets(hitSets(context, products, types));
    return {
      context,
      products,
      unscoped,
      selected,
      types,
      planes,
      setsIn,
      ranked: request.order ?? ranked ?? [],
    };
  };
}

function setOfRanks(size: number, ranks: readonly number[]): Bitset {
  const set = emptySet(size);
  for (const rank of ranks) addTo(set, rank);
  return set;
}
