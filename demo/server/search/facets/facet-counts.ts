import { type FoundProducts, productsExcept } from '../hits/find-products.ts';
import { productSet } from '../index/product-set.ts';
import type { IndexedProduct, IndexedValue, SearchIndex } from '../index/search-index.ts';
import { filters, isOpenTo } from '../query/filters.ts';
import { countDocuments, countStacks } from './document-counts.ts';
import type { Aggregations } from './facet-count.ts';

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
  const ofDocuments = query.type === 'imageStacks' ? countStacks(found) : countDocuments(found, index);
  return { ...counts, ...ofDocuments };
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
