import { favouriteState, isFavouriteType, type KeptTypes } from '../../../domain/product/favourite.ts';
import { isSameSet, keptOf, setOf, unite, without } from './type-set.ts';

/** Toggles all types: saves all, or nothing if all are saved (spec P§4). */
export function toggleFavourite(kept: KeptTypes): KeptTypes {
  return favouriteState(kept) === 'full' ? null : { documentTypes: [] };
}

/** Toggles one type: adds it, or removes it. Without the last one nothing is saved (spec P§4). */
export function toggleFavouriteType(kept: KeptTypes, type: string): KeptTypes {
  const [set, one] = [setOf(kept), { isAll: false, types: [type] }];
  return keptOf(isFavouriteType(kept, type) ? without(set, one) : unite(set, one));
}

/**
 * Merges a user's change into what another page has saved meanwhile: the types that `mine` has added or removed since
 * `base` are added or removed; all others stay as in `theirs`. Undo merges a change backwards.
 */
export function mergeKept(base: KeptTypes, mine: KeptTypes, theirs: KeptTypes): KeptTypes {
  const [before, after] = [setOf(base), setOf(mine)];
  const added = without(after, before);
  const removed = without(before, after);
  return keptOf(unite(without(setOf(theirs), removed), added));
}

/** Whether the same types are saved. */
export function isSameKept(one: KeptTypes, other: KeptTypes): boolean {
  return isSameSet(setOf(one), setOf(other));
}

/**
 * Names the types that are left of all: those that the product has for this viewer, in any industry (spec P§4, decision
 * B18).
 */
export function nameKept({ except = [] }: NonNullable<KeptTypes>, ofProduct: readonly string[]): KeptTypes {
  return keptOf(without({ isAll: false, types: ofProduct }, { isAll: false, types: except }));
}

/** Whether more is saved afterwards than before. */
export function isAddition(before: KeptTypes, after: KeptTypes): boolean {
  const [one, other] = [setOf(before), setOf(after)];
  if (one.isAll !== other.isAll) return other.isAll;
  return one.isAll ? other.types.length < one.types.length : other.types.length > one.types.length;
}
