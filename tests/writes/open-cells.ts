import type { Circumstance } from './circumstances.ts';

/**
 * Cells of the table that do not hold yet, by the row's name, each with what is missing. A cell that holds must be
 * taken off: the list can only shrink.
 */
export const OPEN_CELLS: Readonly<Record<string, Partial<Record<Circumstance, string>>>> = {};

/** Calls that change something and have no row yet. */
export const OPEN_CALLS: readonly string[] = [];
