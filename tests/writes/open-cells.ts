import type { Circumstance } from './circumstances.ts';

const LOGIN_UNKEYED = 'a login has no idempotency key: each try sends a link of its own, and each link works';

/**
 * Cells of the table that do not hold yet, by the row's name, each with what is missing. A cell that holds must be
 * taken off: the list can only shrink.
 */
export const OPEN_CELLS: Readonly<Record<string, Partial<Record<Circumstance, string>>>> = {
  'logs in, by a mailed link': {
    '20 at once': LOGIN_UNKEYED,
    'lost answer': LOGIN_UNKEYED,
    'kill -9 of the service': LOGIN_UNKEYED,
  },
};

/** Calls that change something and have no row yet. */
export const OPEN_CALLS: readonly string[] = [];
