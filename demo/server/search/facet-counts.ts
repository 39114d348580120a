import type { Viewer } from '../context.ts';
import { assetFacetValues, bitsOf, bitsOfCategories, searchableTypes } from './asset-facets.ts';
import { type Bitset, countShared, intersect } from './bitset.ts';
import { filters, isOpenTo } from './filters.ts';
import { type HitPlanes, hitsIn, hitsInBoth, sumOfSets } from './hit-planes.ts';
import { demandsAssets, documentSets, type HitContext, stackSet, stackVersions } from './hit-sets.ts';
import type { SearchQuery } from './search-query.ts';

/** One value of a filter with the number of hits if it stood alone in its filter. */
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
  /** Hits by product. */
  planes: HitPlanes;
  /** Hits by product if this were the only industry chosen. */
  planesIn: (industry: string) => HitPlanes;
}

/** Types of documents that the query allows. */
export function allowedTypes(query: SearchQuery): number {
  const types = query.assetTypes.length > 0 ? bitsOf(query.assetTypes) : -1;
  const categories = query.assetCategories.length > 0 ? bitsOfCategories(query.assetCategories) : -1;
  return types & categories & searchableTypes;
}

/** The products that fulfil every facet but the one named. */
export function productsExcept(products: Bitset, selected: Map<string, Bitset>, except?: string): Bitset {
  const found = products.slice();
  for (const [facet, set] of selected) if (facet !== except) intersect(found, set);
  return found;
}

/** Counts of all filters that the viewer may use. A value without hits is left out unless it is chosen. */
export function countFacets(input: CountInput): Aggregations {
  const { context, viewer, products, selected, planes, planesIn } = input;
  const everything = productsExcept(products, selected);
  const counts: Aggregations = {};
  for (const [facet, values] of context.index.facets) {
    if (!isOpenTo(filters[facet], viewer)) continue;
    const set = selected.has(facet) ? productsExcept(products, selected, facet) : everything;
    const chosen = context.query.selected.get(facet) ?? [];
    counts[facet] = values
      .map(({ key, title, products: holders }) => {
        // Documents have industries, too: the chosen one decides which of them count.
        const counted = facet === 'i' && !isPlain(context) ? planesIn(key) : planes;
        return { key, title, count: hitsInBoth(counted, holders, set) };
      })
      .filter(({ key, count }) => count > 0 || chosen.includes(key));
  }
  return { ...counts, ...documentCounts(context, everything) };
}

/** Whether each product is one hit, whatever its documents are. */
function isPlain(context: HitContext): boolean {
  return context.query.type === 'pigments' && !demandsAssets(context);
}

function documentCounts(context: HitContext, products: Bitset): Aggregations {
  const { query } = context;
  if (query.type === 'imageStacks') return { stackFileVersion: countStacks(context, products) };
  const facets = { asset_type: query.assetTypes, asset_category: query.assetCategories };
  return Object.fromEntries(
    Object.entries(facets).map(([facet, chosen]) => {
      // A category contains types: both count as one filter.
      const count = (types: number) =>
        hitsIn(sumOfSets(documentSets(context, types & searchableTypes)), products);
      return [
        facet,
        assetFacetValues(facet)
          .map(({ key, title, types }) => ({ key, title, count: count(types) }))
          .filter((value) => value.count > 0 || chosen.includes(value.key)),
      ];
    }),
  );
}

function countStacks(context: HitContext, products: Bitset): FacetCount[] {
  return stackVersions.map((version) => ({
    key: String(version),
    title: version === 1 ? 'Three angles' : 'Six angles',
    count: countShared(stackSet(context, version), products),
  }));
}
