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
 * @param hits number of hits by row of their product, within the facets
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
    return sort === 'relevance' ? followedBy(ranked, index.rows) : index.rows;
  }

  return (found, hits) => {
    const { query, size } = found.request;
    if (size === 0) return [];
    if (query.type !== 'assets' || (query.sort !== 'newest' && query.sort !== 'type')) {
      const countOf = (row: number) => hits[row] ?? 0;
      return readPage(found, productOrder(found), countOf, (row) => reader.ofProduct(found, row));
    }
    const isHit = (asset: number) => {
      const row = index.assets.product[asset] ?? 0;
      return hits[row] && found.counter.documentsAt(row).includes(asset);
    };
    const countOf = (asset: number) => (isHit(asset) ? 1 : 0);
    return readPage(found, assetsBy(query.sort), countOf, (asset) => reader.ofAsset(found, asset));
  };
}

/** Lazy, since most pages are full before the other products are reached. */
function* followedBy(first: readonly number[], others: readonly number[]): Iterable<number> {
  yield* first;
  const given = new Set(first);
  for (const row of others) if (!given.has(row)) yield row;
}

/**
 * Reads the page asked for, and nothing of the hits before it.
 *
 * @param order products or documents
 * @param countOf number of hits of one of them
 */
function readPage(
  { request: { from, size } }: FoundProducts,
  order: Iterable<number>,
  countOf: (one: number) => number,
  read: (one: number) => Hit[],
): Hit[] {
  const hits: Hit[] = [];
  let passed = 0;
  for (const one of order) {
    if (hits.length >= size) break;
    const count = countOf(one);
    if (count > 0 && passed + count > from) {
      const start = Math.max(0, from - passed);
      hits.push(...read(one).slice(start, start + size - hits.length));
    }
    passed += count;
  }
  return hits;
}

/** By type: by their group's title, those without one last. Ties stand by name. */
function sortProducts(index: SearchIndex, sort: SlowSort): number[] {
  const dateOf = (row: number) => index.products[row]?.created ?? 0;
  if (sort === 'newest') return inOrder(index.rows, dateOf, byDate);
  const titles = new Map<number, string>();
  for (const { title, products } of index.facets.get('pg') ?? [])
    for (const row of products) if (title < (titles.get(row) ?? '\uffff')) titles.set(row, title);
  return inOrder(index.rows, (row) => titles.get(row) ?? '\uffff', byText);
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

/** Caches an order: sorting half a million documents for each request would take too long. */
function remember<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, Result>();
  return (key) => {
    const result = known.get(key) ?? make(key);
    known.set(key, result);
    return result;
  };
}
