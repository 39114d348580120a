import { assetTypes } from '../../../data/assets/asset-types.ts';
import { inOrder } from '../index/in-order.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { FoundProducts } from './find-products.ts';
import { kindOf } from './hit-counter.ts';
import type { Hit, HitReader } from './hit-reader.ts';

type SlowSort = 'newest' | 'type';

/**
 * A function that reads the page of hits that was asked for, in the order asked for.
 *
 * @param hits number of hits by place of their product, within the facets
 */
export function pageReader(
  index: SearchIndex,
  reader: HitReader,
): (found: FoundProducts, hits: Uint16Array) => Hit[] {
  const productsBy = remember((sort: SlowSort) => sortProducts(index, sort));
  const assetsBy = remember((sort: SlowSort) => sortAssets(index, sort));

  function productOrder({ request, ranked }: FoundProducts): Iterable<number> {
    const { sort } = request.query;
    if (sort === 'newest' || sort === 'type') return productsBy(sort);
    return sort === 'relevance' ? followedBy(ranked, index.places) : index.places;
  }

  return (found, hits) => {
    const { query, size } = found.request;
    if (size === 0) return [];
    const isByAsset = query.type === 'assets' && (query.sort === 'newest' || query.sort === 'type');
    return isByAsset
      ? readAssets(found, hits, index, assetsBy(query.sort as SlowSort), reader)
      : readProducts(found, hits, productOrder(found), reader);
  };
}

/** Most pages are full before the others are reached. */
function* followedBy(first: readonly number[], others: readonly number[]): Iterable<number> {
  yield* first;
  const given = new Set(first);
  for (const place of others) if (!given.has(place)) yield place;
}

function readProducts(
  found: FoundProducts,
  counts: Uint16Array,
  order: Iterable<number>,
  reader: HitReader,
): Hit[] {
  const { from, size } = found.request;
  const hits: Hit[] = [];
  let passed = 0;
  for (const place of order) {
    if (hits.length >= size) break;
    const count = counts[place] ?? 0;
    if (count > 0 && passed + count > from) {
      const start = Math.max(0, from - passed);
      hits.push(...reader.ofProduct(found, place).slice(start, start + size - hits.length));
    }
    passed += count;
  }
  return hits;
}

function readAssets(
  found: FoundProducts,
  counts: Uint16Array,
  { assets: { product: products } }: SearchIndex,
  order: Iterable<number>,
  reader: HitReader,
): Hit[] {
  const { from, size } = found.request;
  const hits: Hit[] = [];
  let passed = 0;
  for (const asset of order) {
    if (hits.length >= size) break;
    const product = products[asset] ?? 0;
    if (!counts[product] || !found.counter.documentsAt(product).includes(asset)) continue;
    if (passed >= from) hits.push(...reader.ofAsset(found, asset));
    passed++;
  }
  return hits;
}

/** By type: by their group's title, those without one last. Ties stand by name. */
function sortProducts(index: SearchIndex, sort: SlowSort): number[] {
  const dateOf = (place: number) => index.products[place]?.created ?? 0;
  if (sort === 'newest') return inOrder(index.places, dateOf, byDate);
  const titles = new Map<number, string>();
  for (const { title, products } of index.facets.get('pg') ?? [])
    for (const place of products) if (title < (titles.get(place) ?? '\uffff')) titles.set(place, title);
  return inOrder(index.places, (place) => titles.get(place) ?? '\uffff', byText);
}

/** By type: by its title. Ties stand by their product's name. */
function sortAssets(index: SearchIndex, sort: SlowSort): number[] {
  const { created } = index.assets;
  if (sort === 'newest') return inOrder(created.keys(), (asset) => created[asset] ?? 0, byDate);
  return inOrder(created.keys(), (asset) => assetTypes[kindOf(index, asset).type].title, byText);
}

function byDate(one: number, other: number): number {
  return other - one;
}

function byText(one: string, other: string): number {
  return one.localeCompare(other, 'en');
}

/** Sorts everything when first asked to, and keeps it: half a million documents take too long for each request. */
function remember<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, Result>();
  return (key) => {
    const result = known.get(key) ?? make(key);
    known.set(key, result);
    return result;
  };
}
