import { type Favourite, favouriteState } from './favourite.ts';

/** The saved types, all if empty; `null` if nothing is saved. */
export type KeptTypes = readonly string[] | null;

/** A change of a favourite: the call, and what is saved afterwards. */
export interface FavouriteChange {
  /** `null` if there is nothing to do. */
  call: { method: 'POST'; documentTypes: readonly string[] } | { method: 'DELETE'; id: string } | null;
  next: KeptTypes;
}

/** Toggles all types: saves all, or removes the favourite if all are saved (spec P§4). */
export function toggleFavourite(favourite: Favourite | null): FavouriteChange {
  return changeTo(favourite, favouriteState(favourite) === 'full' ? null : []);
}

/**
 * Toggles one type: adds it, or removes it. Removing the last type deletes the record, since one without types would
 * mean all of them (spec P§4).
 *
 * @param listed codes of the product's types that this viewer sees: for a favourite of all types, these are all
 * (decision B18)
 */
export function toggleFavouriteType(
  favourite: Favourite | null,
  type: string,
  listed: readonly string[],
): FavouriteChange {
  const kept = new Set(favouriteState(favourite) === 'full' ? listed : favourite?.documentTypes);
  const isKept = favouriteState(favourite) === 'full' || kept.has(type);
  if (isKept) kept.delete(type);
  else kept.add(type);
  return changeTo(favourite, kept.size > 0 ? [...kept] : null);
}

/** Restores what was saved before, for Undo. */
export function restoreFavourite(favourite: Favourite | null, earlier: KeptTypes): FavouriteChange {
  return changeTo(favourite, earlier);
}

/** Whether more is saved afterwards than before. */
export function isAddition(before: KeptTypes, after: KeptTypes): boolean {
  return amountOf(after) > amountOf(before);
}

function amountOf(kept: KeptTypes): number {
  if (!kept) return 0;
  return kept.length || Number.POSITIVE_INFINITY;
}

function changeTo(favourite: Favourite | null, next: KeptTypes): FavouriteChange {
  if (next) return { call: { method: 'POST', documentTypes: next }, next };
  return { call: favourite && { method: 'DELETE', id: favourite.id }, next };
}
