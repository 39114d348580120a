import type { Circumstance } from './circumstances.ts';

/**
 * Cells of the table that do not hold yet, by the row's name, each with what is missing. A cell that holds must be
 * taken off: the list can only shrink.
 */
export const OPEN_CELLS: Readonly<Record<string, Partial<Record<Circumstance, string>>>> = {
  'saves a comparison': { 'two stale tabs': 'what another tab has just saved is saved once more' },
};

/** Calls that change something and have no row yet. */
export const OPEN_CALLS: readonly string[] = [];
