/** A product whose documents a user has saved in My sheets (spec P§3 "Document favourite"). */
export interface Favourite {
  id: string;
  /** Codes of the saved types; all types if empty. */
  documentTypes: readonly string[];
}

/** How much of a product's documents a user has saved (spec P§4). */
export type FavouriteState = 'none' | 'partial' | 'full';

/** Returns how much of the product's documents is saved; all if a record lists no types. */
export function favouriteState(favourite: Pick<Favourite, 'documentTypes'> | null): FavouriteState {
  if (!favourite) return 'none';
  return favourite.documentTypes.length === 0 ? 'full' : 'partial';
}

/** State of a toggle that saves all of a product's documents, as `aria-pressed` has it. */
export function pressedOf(state: FavouriteState): boolean | 'mixed' {
  return state === 'partial' ? 'mixed' : state === 'full';
}

/** Whether the documents of a type are saved. */
export function isFavouriteType(favourite: Pick<Favourite, 'documentTypes'> | null, type: string): boolean {
  return favouriteState(favourite) === 'full' || (favourite?.documentTypes.includes(type) ?? false);
}
