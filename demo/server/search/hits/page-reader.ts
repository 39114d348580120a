import { type Bitset, forEachIn, isIn, removeFrom } from '../bitset.ts';
import { hitOrders } from '../hit-orders.ts';
import { type HitPlanes, hitsOf } from '../hit-planes.ts';
import { countsAsset, type HitContext } from '../hit-sets.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { Hit, HitReader } from './hit-reader.ts';

/** Which part of what was found is wanted. */
export interface PageRequest {
  context: HitContext;
  /** Products by rank; some may give no hit. */
  found: Bitset;
  /** Ranks in the order of relevance. */
  ranked: readonly number[];
  /** Hits by product. */
  planes: HitPlanes;
  /** Bits of the types of documents that count. */
  types: number;
  from: number;
  size: number;
}

/** A function that reads a page of hits in the order that the query asks for. */
export function pageReader(index: SearchIndex, reader: HitReader): (request: PageRequest) => Hit[] {
  const orders = hitOrders(index);

  function productOrder({ context, found, ranked }: PageRequest): Iterable<number> {
    const { sort } = context.query;
    if (sort === 'relevance') return byRelevance(found, ranked);
    if (sort === 'name') return byRelevance(found, []);
    return orders.products(sort).filter((rank) => isIn(found, rank));
  }

  return (request) => {
    if (request.size === 0) return [];
    const { sort, type } = request.context.query;
    const isByAsset = type === 'assets' && (sort === 'newest' || sort === 'type');
    return isByAsset
      ? readAssets(request, orders.assets(sort), reader)
      : readProducts(request, productOrder(request), reader);
  };
}

/** Products found by their own text come first, in its order; the rest follow by name. */
function byRelevance(found: Bitset, ranked: readonly number[]): number[] {
  const rest = found.slice();
  const order: number[] = [];
  for (const rank of ranked) {
    if (!isIn(found, rank)) continue;
    order.push(rank);
    removeFrom(rest, rank);
  }
  forEachIn(rest, (rank) => order.push(rank));
  return order;
}

function readProducts(
  { context, planes, types, from, size }: PageRequest,
  order: Iterable<number>,
  reader: HitReader,
): Hit[] {
  const hits: Hit[] = [];
  let passed = 0;
  for (const rank of order) {
    if (hits.length >= size) break;
    const weight = hitsOf(planes, rank);
    if (weight > 0 && passed + weight > from) {
      const start = Math.max(0, from - passed);
      hits.push(...reader.ofProduct(context, rank, types).slice(start, start + size - hits.length));
    }
    passed += weight;
  }
  return hits;
}

function readAssets(
  { context, found, types, from, size }: PageRequest,
  order: Iterable<number>,
  reader: HitReader,
): Hit[] {
  const ranks = context.index.assets.rank;
  const hits: Hit[] = [];
  let passed = 0;
  for (const at of order) {
    if (hits.length >= size) break;
    if (!isIn(found, ranks[at] ?? 0) || !countsAsset(context, at, types)) continue;
    if (passed >= from) hits.push(...reader.ofAsset(context, at));
    passed++;
  }
  return hits;
}
