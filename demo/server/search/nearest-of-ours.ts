import { deltaE2000 } from '../../../src/domain/color/delta-e-2000.ts';
import type { Lab } from '../../data/color.ts';
import type { SearchIndex } from './search-index.ts';

/** Our measured products by how far they lie from a colour. */
export interface NearestOfOurs {
  /** Ranks of the products, the nearest first, and by name where they lie as far. */
  order: readonly number[];
  /** CIEDE2000 of a product, by its rank, to two decimals. */
  deltaE: (rank: number) => number;
}

/** Colours whose order is kept: one is asked for again with each filter and each further page. */
const KEPT = 16;

/** A function that puts our products in order of their distance from a colour; `key` names the colour. */
export function nearestOfOurs(index: SearchIndex): (key: string, target: Lab) => NearestOfOurs {
  const known = new Map<string, NearestOfOurs>();
  return (key, target) => {
    const nearest = known.get(key) ?? measure(index, target);
    // The last one used is the last one to go.
    known.delete(key);
    known.set(key, nearest);
    for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest);
    return nearest;
  };
}

/** The measured full shade of the product with this rank; undefined where there is none. */
export function shadeAt({ labs }: SearchIndex, rank: number): Lab | undefined {
  const [L, a, b] = labs.subarray(3 * rank, 3 * rank + 3) as unknown as [number, number, number];
  return Number.isNaN(L) ? undefined : { L, a, b };
}

/** Distances are counted in hundredths, so that they can be dealt out instead of compared. */
function measure(index: SearchIndex, target: Lab): NearestOfOurs {
  const hundredths = new Uint16Array(index.size);
  const shelves: number[][] = [];
  const own = { L: 0, a: 0, b: 0 };
  for (let rank = 0; rank < index.size; rank++) {
    own.L = index.labs[3 * rank] ?? Number.NaN;
    own.a = index.labs[3 * rank + 1] ?? Number.NaN;
    own.b = index.labs[3 * rank + 2] ?? Number.NaN;
    if (Number.isNaN(own.L)) continue;
    const far = Math.round(deltaE2000(target, own) * 100);
    hundredths[rank] = far;
    const shelf = shelves[far];
    if (shelf) shelf.push(rank);
    else shelves[far] = [rank];
  }
  return { order: shelves.flat(), deltaE: (rank) => (hundredths[rank] ?? 0) / 100 };
}
