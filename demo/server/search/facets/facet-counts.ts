import { type FoundProducts, hitsAmong, hitsExcept, productsExcept } from '../hits/find-products.ts';
import { productSet } from '../index/product-set.ts';
import type { IndexedValue, SearchIndex } from '../index/search-index.ts';
import { filters, isOpenTo } from '../query/filters.ts';
import { countDocuments, countStacks } from './document-counts.ts';
import type { Aggregations } from './facet-count.ts';

/** Counts of all filters that the viewer may use. A value without hits is left out unless it is chosen. */
export function countFacets(found: FoundProducts, index: SearchIndex): Aggregations {
  const { query, viewer, facets: compared } = found.request;
  const counts: Aggregations = {};
  const withinAll = hitsExcept(found);
  for (const [facet, values] of index.facets) {
    if (!isOpenTo(filters[facet], viewer)) continue;
    const chosen = query.selected.get(facet) ?? [];
    const hits = found.selected.has(facet) ? hitsExcept(found, facet) : withinAll;
    const countOf =
      facet === 'i'
        ? industryCounter(found, index)
        : ({ products }: Pick<IndexedValue, 'products'>) => hitsAmong(hits, products);
    counts[facet] = (compared?.get(facet) ?? values)
      .map((value) => ({ key: value.key, title: value.title, count: countOf(value) }))
      .filter(({ key, count }) => count > 0 || chosen.includes(key));
  }
  const ofDocuments = query.type === 'imageStacks' ? countStacks(found) : countDocuments(found, index);
  return { ...counts, ...ofDocuments };
}

/** Counts per industry, since the selected industry also decides which documents count. */
function industryCounter(
  found: FoundProducts,
  index: SearchIndex,
): (value: Pick<IndexedValue, 'key' | 'products'>) => number {
  const { counter } = found;
  const products = productSet(index.products.length, productsExcept(found, 'i'));
  return (value) => {
    const kinds = counter.kinds(undefined, [value.key]);
    let sum = 0;
    for (const row of value.products) if (products[row]) sum += counter.hitsAt(row, kinds);
    return sum;
  };
}
