import type { Circumstance } from './circumstances.ts';

const LOGIN_UNKEYED = 'a login has no idempotency key: each try sends a link of its own, and each link works';
const LOADED_LATE = 'code is loaded, or the record read, before the change is sent';

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
  'keeps a type of document': { 'page left at once': LOADED_LATE },
  'keeps all documents of a product': { 'page left at once': LOADED_LATE },
  'keeps a document no longer': { 'page left at once': LOADED_LATE },
  'saves a comparison': { 'page left at once': LOADED_LATE },
  'changes a comparison': { 'page left at once': LOADED_LATE },
  'renames a comparison': { 'page left at once': LOADED_LATE },
  'deletes a comparison': { 'page left at once': LOADED_LATE },
};

/** Calls that change something and have no row yet. */
export const OPEN_CALLS: readonly string[] = [];
