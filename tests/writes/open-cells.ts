import type { Circumstance } from './circumstances.ts';

const NOT_SENT = 'is lost: neither sent with `keepalive`, nor does the browser ask';
const STALE_DELETE = 'what was changed since is deleted, under a name that is no longer its own';
const STALE = 'the change of the other page is lost';

/**
 * Cells of the table that do not hold yet, by the row's name, each with what is missing. A cell that holds must be
 * taken off: the list can only shrink.
 */
export const OPEN_CELLS: Readonly<Record<string, Partial<Record<Circumstance, string>>>> = {
  'saves a comparison': {
    'two stale tabs': 'what another tab has just saved is saved once more',
    'page left at once': NOT_SENT,
  },
  'changes a comparison': {
    'two stale tabs': STALE,
    'two devices': STALE,
    'page left at once': NOT_SENT,
    'other user meanwhile': 'is sent with the other user’s token',
  },
  'renames a comparison': { 'page left at once': NOT_SENT },
  'deletes a comparison': {
    'two stale tabs': STALE_DELETE,
    'two devices': STALE_DELETE,
    'page left at once': NOT_SENT,
  },
};

/** Calls that change something and have no row yet. */
export const OPEN_CALLS: readonly string[] = [
  'DELETE /api/v1/user/me/changeEmail',
  'POST /api/v1/user/me/logout-everywhere',
];
