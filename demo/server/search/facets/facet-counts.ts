import { assetTypeList } from '../../catalogue/packed-assets.ts';
import { type Bitset, countShared, intersect } from '../bitset.ts';
import { type HitPlanes, hitsInBoth } from '../hit-planes.ts';
import { demandsAssets, documentSets, type HitContext, stackSet, stackVersions } from '../hit-sets.ts';
import { assetFacetValues, bitsOf, bitsOfCategories, searchableTypes } from '../query/document-types.ts';
import { filters, isOpenTo } from '../query/filters.ts';
import type { SearchQuery } from '../query/search-query.ts';

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
  /** Products that fulfil all but the facets. */
  products: Bitset;
  /** For each facet with a selection, the products that hold one of its values. */
  selected: Map<string, Bitset>;
  /** Hits by product. */
  planes: HitPlanes;
  /** Sets of products of which each would give its products one hit if this were the only industry chosen. */
  setsIn: (industry: string) => readonly Bitset[];
}

/** Types of documents that the query allows: those chosen, and those of the categories chosen. */
export function allowedTypes({ assetTypes, assetCategories }: SearchQuery): number {
  if (assetTypes.length + assetCategories.length === 0) return searchableTypes;
  return (bitsOf(assetTypes) | bitsOfCategories(assetCategories)) & searchableTypes;
}

/** The products that fulfil every facet but the one named. */
export function productsExcept(products: Bitset, selected: Map<string, Bitset>, except?: string): Bitset {
  const found = products.slice();
  for (const [facet, set] of selected) if (facet !== except) intersect(found, set);
  return found;
}

/** Counts of all filters that the viewer may use. A value without hits is left out unless it is chosen. */
export function countFacets(input: CountInput): Aggregations {
  const { context, products, selected, planes, setsIn } = input;
  const everything = productsExcept(products, selected);
  const counts: Aggregations = {};
  for (const [facet, values] of context.index.facets) {
    if (!isOpenTo(filters[facet], context.viewer)) continue;
    const set = selected.has(facet) ? productsExcept(products, selected, facet) : everything;
    const chosen = context.query.selected.get(facet) ?? [];
    counts[facet] = values
      .map(({ key, title, products: holders }) => {
        // Documents have industries, too: the chosen one decides which of them count.
        const count =
          facet === 'i' && !isPlain(context)
            ? sharedByAll(setsIn(key), intersect(holders.slice(), set))
            : hitsInBoth(planes, holders, set);
        return { key, title, count };
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
  // A category contains types: both count as one filter.
  const count = documentCounter(context, products);
  return Object.fromEntries(
    Object.entries(facets).map(([facet, chosen]) => [
      facet,
      assetFacetValues(facet, context.viewer)
        .map(({ key, title, types }) => ({ key, title, count: count(types & searchableTypes) }))
        .filter((value) => value.count > 0 || chosen.includes(value.key)),
    ]),
  );
}

/** Counts the hits that documents of some types give. */
function documentCounter(context: HitContext, products: Bitset): (types: number) => number {
  const count = (types: number) => sharedByAll(documentSets(context, types), products);
  // A product is one hit, however many types it has.
  if (context.query.type !== 'assets') return count;
  const byType = assetTypeList.map((_, type) => count((1 << type) & searchableTypes));
  return (types) => byType.reduce((sum, hits, type) => sum + ((types >>> type) & 1) * hits, 0);
}

function sharedByAll(sets: readonly Bitset[], products: Bitset): number {
  return sets.reduce((sum, set) => sum + countShared(set, products), 0);
}

function countStacks(context: HitContext, products: Bitset): FacetCount[] {
  return stackVersions.map((version) => ({
    key: String(version),
    title: version === 1 ? 'Three angles' : 'Six angles',
    count: countShared(stackSet(context, version), products),
  }));
}
