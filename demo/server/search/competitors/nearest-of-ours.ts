import { deltaE2000 } from '../../../../src/comparison/rules/colors/delta-e-2000.ts';
import type { Lab } from '../../../data/color.ts';
import { isIn } from '../bitset.ts';
import type { MasstoneColumn, SearchIndex } from '../index/search-index.ts';

/** A colour, and the medium in which ours are measured to be compared with it. */
export interface NearestTarget {
  /** Names the colour. */
  key: string;
  lab: Lab;
  /** Code. */
  medium: string;
}

/** Our products measured in a medium, by how far they lie from a colour. */
export interface NearestOfOurs {
  /** Ranks of the products, the nearest first, and by name where they lie as far. */
  order: readonly number[];
  /** CIEDE2000 of a product, by its rank, to two decimals. */
  deltaE: (rank: number) => number;
}

/** Colours whose order is kept: one is asked for again with each filter and each further page. */
const KEPT = 16;

/** A function that puts our products in order of their distance from a colour. */
export function nearestOfOurs(index: SearchIndex): (target: NearestTarget) => NearestOfOurs {
  const known = new Map<string, NearestOfOurs>();
  return (target) => {
    const key = `${target.medium} ${target.key}`;
    const nearest = known.get(key) ?? measure(index, target);
    // The last one used is the last one to go.
    known.delete(key);
    known.set(key, nearest);
    for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest);
    return nearest;
  };
}

/** The full shade of the product with this rank in a medium; undefined where it was not measured. */
export function shadeAt({ masstones }: SearchIndex, medium: string, rank: number): Lab | undefined {
  const column = masstones.get(medium);
  return column && isIn(column.products, rank) ? labAt(column, rank) : undefined;
}

function labAt({ labs }: MasstoneColumn, rank: number): Lab {
  return { L: labs[3 * rank] ?? 0, a: labs[3 * rank + 1] ?? 0, b: labs[3 * rank + 2] ?? 0 };
}

/** Distances are counted in hundredths, so that they can be dealt out instead of compared. */
function measure(index: SearchIndex, { lab, medium }: NearestTarget): NearestOfOurs {
  const column = index.masstones.get(medium);
  const hundredths = new Uint16Array(index.size);
  const shelves: number[][] = [];
  for (let rank = 0; column && rank < index.size; rank++) {
    if (!isIn(column.products, rank)) continue;
    const far = Math.round(deltaE2000(lab, labAt(column, rank)) * 100);
    hundredths[rank] = far;
    const shelf = shelves[far];
    if (shelf) shelf.push(rank);
    else shelves[far] = [rank];
  }
  return { order: shelves.flat(), deltaE: (rank) => (hundredths[rank] ?? 0) / 100 };
}
