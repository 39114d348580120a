import type { Viewer } from '../context.ts';
import { assetFacetValues, bitsOf, bitsOfCategories, searchableTypes } from './asset-facets.ts';
import { type Bitset, countShared, forEachIn, intersect } from './bitset.ts';
import { filters, isOpenTo } from './filters.ts';
import { assetsAt, type HitContext, stacksAt, stackVersions, sumShared } from './hit-weights.ts';
import type { SearchQuery } from './search-query.ts';

/** One value of a filter with the number of hits that choosing it would give. */
export interface FacetCount {
  key: string;
  title: string;
  count: number;
}

/** Counts by URL key of the filter. */
export type Aggregations = Record<string, FacetCount[]>;

/** What the counts are made from. */
export interface CountInput {
  context: HitContext;
  viewer: Viewer;
  /** Products that fulfil all but the facets. */
  products: Bitset;
  /** For each facet with a selection, the products that hold one of its values. */
  selected: Map<string, Bitset>;
  /** Hits by product; absent where each product is one hit. */
  weights: Uint16Array | null;
}

/** Types of documents that the query allows, leaving out one of its own facets. */
export function allowedTypes(query: SearchQuery, except?: string): number {
  const types = query.assetTypes.length > 0 && except !== 'asset_type' ? bitsOf(query.assetTypes) : -1;
  const categories =
    query.assetCategories.length > 0 && except !== 'asset_category'
      ? bitsOfCategories(query.assetCategories)
      : -1;
  return types & categories & searchableTypes;
}

/** The products that fulfil every facet but the one named. */
export function productsExcept(products: Bitset, selected: Map<string, Bitset>, except?: string): Bitset {
  const found = products.slice();
  for (const [facet, set] of selected) if (facet !== except) intersect(found, set);
  return found;
}

/** Counts of all filters that the viewer may use. A filter's own selection does not lower its counts. */
export function countFacets(input: CountInput): Aggregations {
  const { context, viewer, products, selected, weights } = input;
  const counted = weights ? withWeight(products, weights) : products;
  const everything = productsExcept(counted, selected);
  const counts: Aggregations = {};
  for (const [facet, values] of context.index.facets) {
    if (!isOpenTo(filters[facet], viewer)) continue;
    const set = selected.has(facet) ? productsExcept(counted, selected, facet) : everything;
    const chosen = context.query.selected.get(facet) ?? [];
    counts[facet] = values
      .map(({ key, title, products: holders }) => ({
        key,
        title,
        count: weights ? sumShared(holders, set, weights) : countShared(holders, set),
      }))
      .filter(({ key, count }) => count > 0 || chosen.includes(key));
  }
  return { ...counts, ...documentCounts(input) };
}

/** Those of the products that give a hit. */
export function withWeight(products: Bitset, weights: Uint16Array): Bitset {
  const kept = products.slice();
  forEachIn(products, (rank) => {
    if (weights[rank] === 0) kept[rank >>> 5] = (kept[rank >>> 5] ?? 0) & ~(1 << (rank & 31));
  });
  return kept;
}

function documentCounts({ context, products, selected }: CountInput): Aggregations {
  const set = productsExcept(products, selected);
  const { query } = context;
  if (query.type === 'imageStacks') return { stackFileVersion: countStacks(context, set) };
  // Without a choice of documents both facets count the same ones.
  const counted = new Map<number, (types: number) => number>();
  return Object.fromEntries(
    ['asset_type', 'asset_category'].map((facet) => {
      const allowed = allowedTypes(query, facet);
      const perType = counted.get(allowed) ?? countTypes(context, set, allowed);
      counted.set(allowed, perType);
      const chosen = facet === 'asset_type' ? query.assetTypes : query.assetCategories;
      return [
        facet,
        assetFacetValues(facet)
          .map(({ key, title, types }) => ({ key, title, count: perType(types) }))
          .filter(({ key, count }) => count > 0 || chosen.includes(key)),
      ];
    }),
  );
}

/** A function from bits of types to the number of hits that have one of them. */
function countTypes(context: HitContext, products: Bitset, allowed: number): (types: number) => number {
  // Products with the same types are counted together: there are far fewer combinations than products.
  const byTypes = new Map<number, number>();
  const add = (types: number) => byTypes.set(types, (byTypes.get(types) ?? 0) + 1);
  forEachIn(products, (rank) => {
    if (context.query.type === 'assets') {
      for (const at of assetsAt(context, rank, allowed)) add(1 << (context.index.assets.type[at] ?? 0));
    } else {
      add((context.masks[rank] ?? 0) & allowed & (context.scope?.get(rank) ?? -1));
    }
  });
  return (types) => {
    let count = 0;
    for (const [held, times] of byTypes) if ((held & types) !== 0) count += times;
    return count;
  };
}

function countStacks(context: HitContext, products: Bitset): FacetCount[] {
  const open: HitContext = { ...context, query: { ...context.query, stackFileVersions: [] } };
  const counts = new Map<number, number>();
  forEachIn(products, (rank) => {
    for (const version of stacksAt(open, rank)) counts.set(version, (counts.get(version) ?? 0) + 1);
  });
  return stackVersions.map((version) => ({
    key: String(version),
    title: version === 1 ? 'Three angles' : 'Six angles',
    count: counts.get(version) ?? 0,
  }));
}
