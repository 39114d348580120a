import type { CatalogSummary } from './catalog.ts';

/** What someone may do with a catalogue; `login` opens the login first. */
export interface CatalogActions {
  change: boolean;
  /** Makes one of one's own of it. */
  copy: boolean | 'login';
  favourite: boolean | 'login';
}

/** Who may do what: the service says who changes a catalogue, all else takes a login (spec P§6). */
export function catalogActions(
  isSignedIn: boolean,
  { canEdit }: Pick<CatalogSummary, 'canEdit'>,
): CatalogActions {
  if (!isSignedIn) return { change: false, copy: 'login', favourite: 'login' };
  return { change: canEdit, copy: true, favourite: true };
}
