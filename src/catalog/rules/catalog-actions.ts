import type { CatalogSummary } from '../../domain/product/catalog.ts';

/** An action on a catalogue; `login` opens the login first. */
export interface CatalogActions {
  change: boolean;
  /** Creates an own copy of it. */
  copy: boolean | 'login';
  favourite: boolean | 'login';
}

/**
 * Determines the user's actions: the service says who may change a catalogue, everything else requires a login (spec
 * P§6).
 */
export function catalogActions(
  isSignedIn: boolean,
  { canEdit }: Pick<CatalogSummary, 'canEdit'>,
): CatalogActions {
  if (!isSignedIn) return { change: false, copy: 'login', favourite: 'login' };
  return { change: canEdit, copy: true, favourite: true };
}
