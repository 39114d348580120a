import type { DatabaseSync } from 'node:sqlite';
import { canSeeCompetitors } from '../access.ts';
import { industryBits } from '../catalogue/packed-assets.ts';
import type { Viewer } from '../context.ts';
import { matchAssets } from './asset-text.ts';
import { addTo, type Bitset, emptySet, forEachIn, intersect, isIn } from './bitset.ts';
import { type Aggregations, allowedTypes, countFacets, productsExcept } from './facet-counts.ts';
import { type Hit, hitReader } from './hit-reader.ts';
import { demandsAssets, type HitContext, weightsOf } from './hit-weights.ts';
import { matchTerm } from './match-term.ts';
import { findableProducts, selectedSets } from './narrow-products.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchQuery } from './search-query.ts';
import type { SheetScope } from './sheet-scope.ts';
import { textMatcher, wordsOf } from './text-match.ts';
import { accessBits, typeMaskReader } from './type-masks.ts';

/** What to search for, and which part of the result to give. */
export interface SearchRequest {
  query: SearchQuery;
  viewer: Viewer;
  from: number;
  size: number;
  /** Restricts a sheet listing to the documents saved. */
  scope?: SheetScope | null;
  /** Looks in names and numbers only, and counts no facets. */
  isProductSuggestRequest?: boolean;
}

/** The answer of a search. */
export interface SearchResult {
  total: number;
  hits: Hit[];
  aggregations: Aggregations;
}

/** A function that searches the catalogue. */
export function createSearch(
  database: DatabaseSync,
  index: SearchIndex,
  documentOrigin: string,
): (request: SearchRequest) => SearchResult {
  const matcher = textMatcher(database);
  const masksOf = typeMaskReader(index);
  const readHits = hitReader(database, documentOrigin);

  function contextOf({ query, viewer, scope = null }: SearchRequest): HitContext {
    const condition = {
      access: accessBits(viewer),
      industries: industryBits(query.selected.get('i') ?? []),
      minCreated: query.minDocDate ?? 0,
    };
    const words = query.type === 'assets' ? wordsOf(query.term) : [];
    const text = words.length > 0 ? matchAssets(words, index, matcher, canSeeCompetitors(viewer)) : null;
    return { index, query, condition, masks: masksOf(condition), scope, text };
  }

  return (request) => {
    const { query, viewer, from, size } = request;
    const context = contextOf(request);
    const ranked = matchTerm(request, index, matcher);
    const products = findableProducts(index, query, viewer);
    if (context.scope) intersect(products, setOfRanks(index.size, [...context.scope.keys()]));
    if (context.text) intersect(products, context.text.products);
    else if (ranked) intersect(products, setOfRanks(index.size, ranked));

    const types = allowedTypes(query);
    const isPlain = query.type === 'pigments' && !demandsAssets(context);
    const weights = isPlain ? null : weightsOf(context, products, types);
    const selected = selectedSets(index, query);
    const found = productsExcept(products, selected);
    const order = orderOf(found, ranked ?? []);
    return {
      total: order.reduce((sum, rank) => sum + (weights?.[rank] ?? 1), 0),
      hits: readPage(order, weights, from, size, (rank) => readHits(context, rank, types)),
      aggregations: request.isProductSuggestRequest
        ? {}
        : countFacets({ context, viewer, products, selected, weights }),
    };
  };
}

/** Products found by their own text come first, in its order; the rest follow by name. */
function orderOf(found: Bitset, ranked: readonly number[]): number[] {
  const rest = found.slice();
  const order: number[] = [];
  for (const rank of ranked) {
    if (!isIn(found, rank)) continue;
    order.push(rank);
    rest[rank >>> 5] = (rest[rank >>> 5] ?? 0) & ~(1 << (rank & 31));
  }
  forEachIn(rest, (rank) => order.push(rank));
  return order;
}

function readPage(
  order: readonly number[],
  weights: Uint16Array | null,
  from: number,
  size: number,
  read: (rank: number) => Hit[],
): Hit[] {
  const hits: Hit[] = [];
  let passed = 0;
  for (const rank of order) {
    if (hits.length >= size) break;
    const weight = weights?.[rank] ?? 1;
    if (weight > 0 && passed + weight > from) {
      hits.push(
        ...read(rank).slice(Math.max(0, from - passed), Math.max(0, from - passed) + size - hits.length),
      );
    }
    passed += weight;
  }
  return hits;
}

function setOfRanks(size: number, ranks: readonly number[]): Bitset {
  const set = emptySet(size);
  for (const rank of ranks) addTo(set, rank);
  return set;
}
