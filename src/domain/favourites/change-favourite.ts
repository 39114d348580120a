import { type Favourite, favouriteState } from './favourite.ts';

/** The types kept, all of them where empty; `null` where nothing is kept. */
export type KeptTypes = readonly string[] | null;

/** A change of a favourite: the call that makes it, and what is kept afterwards. */
export interface FavouriteChange {
  /** `null` where there is nothing to do. */
  call: { method: 'POST'; documentTypes: readonly string[] } | { method: 'DELETE'; id: string } | null;
  next: KeptTypes;
}

/** The page's toggle: keeps all types, or nothing any more where all are kept (spec P§4). */
export function toggleFavourite(favourite: Favourite | null): FavouriteChange {
  return changeTo(favourite, favouriteState(favourite) === 'full' ? null : []);
}

/**
 * The star of one type: keeps that type, too, or all but that type. The record goes with its last type, since one
 * without types would keep all of them (spec P§4).
 *
 * @param listed codes of the product's types that this viewer sees: all that there are, for a favourite of all types
 *   (decision B18)
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

/** Keeps what was kept before, as to undo a change. */
export function restoreFavourite(favourite: Favourite | null, earlier: KeptTypes): FavouriteChange {
  return changeTo(favourite, earlier);
}

function changeTo(favourite: Favourite | null, next: KeptTypes): FavouriteChange {
  if (next) return { call: { method: 'POST', documentTypes: next }, next };
  return { call: favourite && { method: 'DELETE', id: favourite.id }, next };
}
