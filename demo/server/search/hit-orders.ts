import { assetTypes } from '../../data/assets/asset-types.ts';
import { assetTypeList } from '../catalogue/packed-assets.ts';
import { addTo, emptySet, forEachIn, isIn } from './bitset.ts';
import type { SearchIndex } from './index/search-index.ts';

/** Orders of everything in the index, each made when first asked for. */
export interface HitOrders {
  /** Ranks of products. By type: by their group's title. Ties stand by name. */
  products: (sort: 'newest' | 'type') => Uint32Array;
  /** Places of documents in the index. By type: by its title. Ties stand by their product's name. */
  assets: (sort: 'newest' | 'type') => Uint32Array;
}

/** The orders of an index. */
export function hitOrders(index: SearchIndex): HitOrders {
  const once = (make: () => Uint32Array) => {
    let known: Uint32Array | undefined;
    return () => {
      known ??= make();
      return known;
    };
  };
  const products = {
    newest: once(() => newestFirst(index.created)),
    type: once(() => byGroup(index)),
  };
  const assets = {
    newest: once(() => newestFirst(index.assets.created)),
    type: once(() => byTypeTitle(index)),
  };
  return { products: (sort) => products[sort](), assets: (sort) => assets[sort]() };
}

/** Time and place in one number each, since numbers sort ten times as fast as a comparison of two. */
function newestFirst(created: Uint32Array): Uint32Array {
  const size = created.length;
  const newest = 2 ** 32;
  const keys = Float64Array.from(created, (minutes, place) => (newest - minutes) * size + place).sort();
  return Uint32Array.from(keys, (key) => key % size);
}

function byGroup(index: SearchIndex): Uint32Array {
  const order: number[] = [];
  const seen = emptySet(index.size);
  const groups = (index.facets.get('pg') ?? []).toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  for (const { products } of groups) {
    forEachIn(products, (rank) => {
      if (isIn(seen, rank)) return;
      addTo(seen, rank);
      order.push(rank);
    });
  }
  for (let rank = 0; rank < index.size; rank++) if (!isIn(seen, rank)) order.push(rank);
  return Uint32Array.from(order);
}

function byTypeTitle({ assets }: SearchIndex): Uint32Array {
  const titles = assetTypeList.toSorted((a, b) =>
    assetTypes[a].title.localeCompare(assetTypes[b].title, 'en'),
  );
  const placeOf = assetTypeList.map((type) => titles.indexOf(type));
  const size = assets.type.length;
  const keys = Float64Array.from(assets.type, (type, at) => (placeOf[type] ?? 0) * size + at).sort();
  return Uint32Array.from(keys, (key) => key % size);
}
