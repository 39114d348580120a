import { assetTypeList } from '../catalogue/packed-assets.ts';
import { type AssetCondition, fulfils } from './asset-condition.ts';
import { addTo, type Bitset, emptySet, removeFrom } from './bitset.ts';
import { assetId, excludesHit, namedRanks } from './hit-ids.ts';
import type { SearchIndex } from './index/search-index.ts';
import type { SearchQuery } from './query/search-query.ts';
import type { SheetScope } from './sheets/sheet-scope.ts';

/**
 * Who has documents of which type, by the type's number: first the products with at least one of it, then those with
 * at least two, and so on. Sets of products are counted 32 at a time, documents one by one are not.
 */
export type TypeSets = readonly (readonly Bitset[])[];

/** Conditions kept: eight industries for each of some viewers. */
const KEPT = 64;

/** A function that gives the sets of documents under a condition. */
export function typeSetReader(index: SearchIndex): (condition: AssetCondition) => TypeSets {
  const known = new Map<string, TypeSets>();
  return (condition) => {
    const key = `${condition.access}/${condition.industries}/${condition.minCreated}`;
    const sets = known.get(key) ?? readSets(index, condition);
    // The last one used is the last one to go.
    known.delete(key);
    known.set(key, sets);
    for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest);
    return sets;
  };
}

/**
 * The sets of documents where some are picked or left out one by one.
 *
 * @param all those without picking
 */
export function pickedSets(
  index: SearchIndex,
  query: SearchQuery,
  condition: AssetCondition,
  all: TypeSets,
): TypeSets {
  const sets = all.map((layers) => (query.ids.length > 0 ? [] : layers.map((set) => set.slice())));
  const { assets } = index;
  for (const rank of namedRanks(index, query)) {
    for (const set of sets.flat()) removeFrom(set, rank);
    addProduct(index, sets, rank, (at) => {
      const id = assetId(index, rank, assets.place[at] ?? 0);
      return fulfils(assets, at, condition) && !excludesHit(index, query, rank, id);
    });
  }
  return sets;
}

/** The products of a scope by the number of the documents' type. */
export function setsOfScope(index: SearchIndex, scope: SheetScope): Bitset[] {
  return assetTypeList.map((_, type) => {
    const set = emptySet(index.size);
    for (const [rank, types] of scope) if ((types >>> type) & 1) addTo(set, rank);
    return set;
  });
}

function readSets(index: SearchIndex, condition: AssetCondition): TypeSets {
  const sets: Bitset[][] = assetTypeList.map(() => []);
  const counts = (at: number) => fulfils(index.assets, at, condition);
  for (let rank = 0; rank < index.size; rank++) addProduct(index, sets, rank, counts);
  return sets;
}

const times = new Uint16Array(assetTypeList.length);

function addProduct(
  { size, assets }: SearchIndex,
  sets: readonly Bitset[][],
  rank: number,
  counts: (at: number) => boolean,
): void {
  times.fill(0);
  for (let at = assets.start[rank] ?? 0; at < (assets.start[rank + 1] ?? 0); at++) {
    if (!counts(at)) continue;
    const type = assets.type[at] ?? 0;
    const layers = sets[type] as Bitset[];
    const nth = times[type] ?? 0;
    times[type] = nth + 1;
    layers[nth] ??= emptySet(size);
    addTo(layers[nth], rank);
  }
}
