import type { AssetType } from '../../../data/assets/asset-types.ts';
import { type FoundProducts, productsExcept } from '../hits/find-products.ts';
import { stackVersions } from '../hits/hit-counter.ts';
import { productSet } from '../index/product-set.ts';
import type { IndexedProduct, IndexedValue, SearchIndex } from '../index/search-index.ts';
import { documentFacetValues, searchableTypes } from '../query/document-types.ts';
import { filters, isOpenTo } from '../query/filters.ts';

/** One value of a filter with the number of hits if it stood alone in its filter. */
export interface FacetCount {
  key: string;
  title: string;
  count: number;
}

/** Counts by URL key of the filter. */
export type Aggregations = Record<string, FacetCount[]>;

/** Counts of all filters that the viewer may use. A value without hits is left out unless it is chosen. */
export function countFacets(found: FoundProducts, index: SearchIndex): Aggregations {
  const { query, viewer } = found.request;
  const counts: Aggregations = {};
  const everything = countValues(found, index);
  for (const [facet, values] of index.facets) {
    if (!isOpenTo(filters[facet], viewer)) continue;
    const chosen = query.selected.get(facet) ?? [];
    const within = found.selected.has(facet) ? countValues(found, index, facet) : everything;
    const countOf =
      facet === 'i' ? industryCounter(found, index) : ({ number }: IndexedValue) => within[number] ?? 0;
    counts[facet] = values
      .map((value) => ({ key: value.key, title: value.title, count: countOf(value) }))
      .filter(({ key, count }) => count > 0 || chosen.includes(key));
  }
  return { ...counts, ...documentCounts(found, index) };
}

/** Hits by number of the value that their product holds, where every facet but one is fulfilled. */
function countValues(found: FoundProducts, { products, facets }: SearchIndex, except?: string): Uint32Array {
  const total = [...facets.values()].reduce((sum, { length }) => sum + length, 0);
  const counts = new Uint32Array(total);
  for (const place of productsExcept(found, except)) {
    const hits = found.hits[place] ?? 0;
    const { values } = products[place] as IndexedProduct;
    if (hits > 0) for (const value of values) counts[value] = (counts[value] ?? 0) + hits;
  }
  return counts;
}

/** Documents have industries, too: the chosen one decides which of them count. */
function industryCounter(found: FoundProducts, index: SearchIndex): (value: IndexedValue) => number {
  const { counter } = found;
  const products = productSet(index.products.length, productsExcept(found, 'i'));
  return (value) => {
    const kinds = counter.kinds(undefined, [value.key]);
    let sum = 0;
    for (const place of value.products) if (products[place]) sum += counter.hitsAt(place, kinds);
    return sum;
  };
}

/** Of each value of the filters of documents, as if none of them were set: a category contains types. */
function documentCounts(found: FoundProducts, index: SearchIndex): Aggregations {
  const { query, viewer } = found.request;
  const products = productsExcept(found);
  if (query.type === 'imageStacks') return { stackFileVersion: countStacks(found, products) };
  const facets = { asset_type: query.assetTypes, asset_category: query.assetCategories };
  const values = Object.entries(facets).flatMap(([facet, chosen]) =>
    documentFacetValues(facet, viewer).map((value) => ({
      ...value,
      facet,
      isChosen: chosen.includes(value.key),
    })),
  );
  const counts = countDocuments(found, index, products, values);
  const counted = values.map(({ facet, key, title, isChosen }, at) => ({
    ...{ facet, isChosen },
    count: { key, title, count: counts[at] ?? 0 },
  }));
  const shown = counted.filter(({ isChosen, count }) => isChosen || count.count > 0);
  const countsOf = (facet: string) => shown.filter((each) => each.facet === facet).map(({ count }) => count);
  return Object.fromEntries(Object.keys(facets).map((facet) => [facet, countsOf(facet)]));
}

/** Number of hits by the place of the value. A product is one hit, however many of its documents a value stands for. */
function countDocuments(
  { request, counter }: FoundProducts,
  index: SearchIndex,
  products: readonly number[],
  values: readonly { types: readonly AssetType[] }[],
): Uint32Array {
  const isEachHit = request.query.type === 'assets';
  const placesOfKind = index.kinds.map(({ type }) =>
    [...values.keys()].filter((at) => values[at]?.types.includes(type)),
  );
  const kinds = counter.kinds(searchableTypes);
  const counts = new Uint32Array(values.length);
  const lastProduct = new Int32Array(values.length).fill(-1);
  for (const product of products) {
    for (const asset of counter.documentsAt(product, kinds)) {
      for (const at of placesOfKind[index.assets.kind[asset] ?? 0] ?? []) {
        if (isEachHit || lastProduct[at] !== product) counts[at] = (counts[at] ?? 0) + 1;
        lastProduct[at] = product;
      }
    }
  }
  return counts;
}

function countStacks({ counter }: FoundProducts, products: readonly number[]): FacetCount[] {
  const all = products.flatMap((place) => counter.stacksAt(place, undefined, stackVersions));
  return stackVersions.map((version) => ({
    key: String(version),
    title: version === 1 ? 'Three angles' : 'Six angles',
    count: all.filter((each) => each === version).length,
  }));
}
