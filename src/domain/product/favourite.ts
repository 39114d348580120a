/** A product whose documents a user has saved in My sheets (spec P§3 "Document favourite"). */
export interface Favourite {
  id: string;
  /** Codes of the saved types; all types if empty. */
  documentTypes: readonly string[];
  /**
   * Codes of types that the user has just removed from all. Only until they are sent: a record names the types that are
   * left, which the service knows.
   */
  except?: readonly string[] | undefined;
  /** Another one for each content, if the service has versions. */
  version?: string | undefined;
}

/** The saved types; `null` if nothing is saved. */
export type KeptTypes = Pick<Favourite, 'documentTypes' | 'except'> | null;

/** How much of a product's documents a user has saved (spec P§4). */
export type FavouriteState = 'none' | 'partial' | 'full';

/** Returns how much of the product's documents is saved; all if a record lists no types. */
export function favouriteState(kept: KeptTypes): FavouriteState {
  if (!kept) return 'none';
  return kept.documentTypes.length === 0 && !kept.except?.length ? 'full' : 'partial';
}

/** State of a toggle that saves all of a product's documents, as `aria-pressed` has it. */
export function pressedOf(state: FavouriteState): boolean | 'mixed' {
  return state === 'partial' ? 'mixed' : state === 'full';
}

/** Whether the documents of a type are saved. */
export function isFavouriteType(kept: KeptTypes, type: string): boolean {
  if (!kept) return false;
  const { documentTypes, except = [] } = kept;
  return documentTypes.length > 0 ? documentTypes.includes(type) : !except.includes(type);
}
