import { assetTypes, documentCategories } from '../../../data/assets/asset-types.ts';
import { type FoundProducts, productsExcept } from '../hits/find-products.ts';
import { stackVersions } from '../hits/hit-counter.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { documentFacetValues, everyType, searchableTypes } from '../query/document-types.ts';
import type { Aggregations } from './facet-count.ts';

/** Types and categories, which have no key in common. */
const keys: readonly string[] = [...everyType, ...Object.keys(documentCategories)];

/** Counts the types and categories of documents, ignoring the selection of both, since a category contains types. */
export function countDocuments(found: FoundProducts, index: SearchIndex): Aggregations {
  const { query, viewer } = found.request;
  const hits = hitsByKey(found, index);
  const counts = (facet: string, chosen: readonly string[]) =>
    documentFacetValues(facet, viewer)
      .map(({ key, title }) => ({ key, title, count: hits[keys.indexOf(key)] ?? 0 }))
      .filter(({ key, count }) => count > 0 || chosen.includes(key));
  return {
    asset_type: counts('asset_type', query.assetTypes),
    asset_category: counts('asset_category', query.assetCategories),
  };
}

/** In searches for products, a product counts once per key, whatever its number of documents. */
function hitsByKey(found: FoundProducts, index: SearchIndex): Uint32Array {
  const { request, counter } = found;
  const isEachHit = request.query.type === 'assets';
  const typeKeys = index.kinds.map(({ type }) => keys.indexOf(type));
  const categoryKeys = index.kinds.map(({ type }) => keys.indexOf(assetTypes[type].category));
  const kinds = counter.kinds(searchableTypes);
  const hits = new Uint32Array(keys.length);
  const lastProduct = new Int32Array(keys.length).fill(-1);
  const count = (key: number, product: number) => {
    if (isEachHit || lastProduct[key] !== product) hits[key] = (hits[key] ?? 0) + 1;
    lastProduct[key] = product;
  };
  for (const product of productsExcept(found)) {
    for (const asset of counter.documentsAt(product, kinds)) {
      const kind = index.assets.kind[asset] ?? 0;
      count(typeKeys[kind] ?? 0, product);
      count(categoryKeys[kind] ?? 0, product);
    }
  }
  return hits;
}

/** Counts of the versions of image stacks, as if none were chosen. */
export function countStacks(found: FoundProducts): Aggregations {
  const versions = productsExcept(found).flatMap((row) =>
    found.counter.stacksAt(row, undefined, stackVersions),
  );
  const counts = stackVersions.map((version) => ({
    key: String(version),
    title: version === 1 ? 'Three angles' : 'Six angles',
    count: versions.filter((each) => each === version).length,
  }));
  return { stackFileVersion: counts };
}
