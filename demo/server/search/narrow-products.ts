import { isInternal } from '../access.ts';
import { productIdOf } from '../catalogue/product-id-of.ts';
import type { Viewer } from '../context.ts';
import { addTo, type Bitset, emptySet, fullSet, intersect, subtract, unite } from './bitset.ts';
import type { SearchIndex } from './index/search-index.ts';
import type { SearchQuery } from './query/search-query.ts';

/** The products that the viewer may find and that fulfil everything but the term, facets and documents. */
export function findableProducts(index: SearchIndex, query: SearchQuery, viewer: Viewer): Bitset {
  const found = fullSet(index.size);
  if (!isInternal(viewer) || query.noInternal) subtract(found, index.internal);
  if (query.productIds.length > 0) intersect(found, setOfIds(index, query.productIds));
  if (query.ids.length > 0) intersect(found, setOfIds(index, query.ids));
  if (query.excludedIds.length > 0) subtract(found, wholeProducts(index, query));
  if (query.minDate !== null) intersect(found, createdSince(index, query.minDate));
  return found;
}

/** For each facet with a selection, the products that hold one of the selected values. */
export function selectedSets(index: SearchIndex, query: SearchQuery): Map<string, Bitset> {
  const sets = new Map<string, Bitset>();
  for (const [facet, keys] of query.selected) {
    const set = emptySet(index.size);
    for (const value of index.facets.get(facet) ?? [])
      if (keys.includes(value.key)) unite(set, value.products);
    sets.set(facet, set);
  }
  return sets;
}

function setOfIds(index: SearchIndex, ids: readonly string[]): Bitset {
  const set = emptySet(index.size);
  for (const id of ids) {
    const rank = index.rankOfId.get(productIdOf(id)) ?? index.rankOfNumber.get(id);
    if (rank !== undefined) addTo(set, rank);
  }
  return set;
}

/** Excluding one document leaves the others of its product; that is done document by document. */
function wholeProducts(index: SearchIndex, { type, excludedIds }: SearchQuery): Bitset {
  return type === 'pigments' ? setOfIds(index, excludedIds) : emptySet(index.size);
}

function createdSince(index: SearchIndex, minutes: number): Bitset {
  const set = emptySet(index.size);
  for (let rank = 0; rank < index.size; rank++) if ((index.created[rank] ?? 0) >= minutes) addTo(set, rank);
  return set;
}
