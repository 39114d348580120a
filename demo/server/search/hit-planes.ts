import { type Bitset, bitCount, isIn } from './bitset.ts';

/**
 * How many hits each product gives, as the digits of binary numbers: plane k holds the products whose number has the
 * digit 2 to the k. Hits of any set of products are then counted 32 products at a time.
 */
export type HitPlanes = readonly Bitset[];

/** Adds up sets of products, each of which gives its products one hit. */
export function sumOfSets(sets: readonly Bitset[]): HitPlanes {
  const planes: Bitset[] = [];
  for (const set of sets) add(planes, set);
  return planes;
}

/** Number of hits of the products in the set. */
export function hitsIn(planes: HitPlanes, set: Bitset): number {
  return planes.reduce((sum, plane, place) => sum + 2 ** place * sharedBy(plane, set), 0);
}

/** Number of hits of the products in both sets. */
export function hitsInBoth(planes: HitPlanes, one: Bitset, other: Bitset): number {
  let count = 0;
  // This runs for each value of each filter: most of their products are not in the set.
  for (let word = 0; word < one.length; word++) {
    const both = (one[word] ?? 0) & (other[word] ?? 0);
    if (both === 0) continue;
    for (let place = 0; place < planes.length; place++)
      count += bitCount(both & ((planes[place] as Bitset)[word] ?? 0)) << place;
  }
  return count;
}

/** Number of hits of one product. */
export function hitsOf(planes: HitPlanes, rank: number): number {
  return planes.reduce((sum, plane, place) => sum + (Number(isIn(plane, rank)) << place), 0);
}

function sharedBy(one: Bitset, other: Bitset): number {
  let count = 0;
  for (let word = 0; word < one.length; word++) count += bitCount((one[word] ?? 0) & (other[word] ?? 0));
  return count;
}

/** Binary addition with carry, for 32 products at a time. */
function add(planes: Bitset[], set: Bitset): void {
  for (let word = 0; word < set.length; word++) {
    let carry = set[word] ?? 0;
    for (let place = 0; carry !== 0; place++) {
      planes[place] ??= new Uint32Array(set.length);
      const plane = planes[place] as Bitset;
      const digit = plane[word] ?? 0;
      plane[word] = digit ^ carry;
      carry &= digit;
    }
  }
}
