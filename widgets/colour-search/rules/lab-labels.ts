import type { Lab } from '../../../src/domain/color/lab.ts';
import { readDecimal } from './read-decimal.ts';

/** The values of a colour. */
export type Coordinate = keyof Lab;

/** In their order. */
export const COORDINATES = ['L', 'a', 'b'] as const satisfies readonly Coordinate[];

/** `L`, `l*`, `CIE L*`, `L* (D65)`, `L*:`; not `dL*` or `ΔL*`. */
const LABEL = /^(?:CIE[\s-]*)?([LlAaBb])\s*\*?\s*(?:[([].*[)\]])?[:=]?$/;

/** A label and its value, as in `a* −3,2` and `b=4`. Names such as `B 254` have no asterisk and no colon. */
const LABELLED = /^(?:CIE[\s-]*)?(?:([LlAaBb])\s*\*\s*[:=]?|([LlAaBb])\s*[:=]|([Llab])\s)\s*(\S.*)$/;

/** The columns of L*, a* and b*, counted from 0. */
export interface LabHead {
  columns: ReadonlyMap<Coordinate, number>;
  /** Number of all columns. */
  width: number;
}

/** Reads a head line, which has all three labels and no number. */
export function headOf(cells: readonly string[]): LabHead | undefined {
  if (cells.some((cell) => readDecimal(cell) !== undefined)) return undefined;
  const columns = new Map<Coordinate, number>();
  for (const [at, cell] of cells.entries()) {
    const key = coordinateOf(LABEL.exec(cell)?.[1]);
    if (key && !columns.has(key)) columns.set(key, at);
  }
  return columns.size === COORDINATES.length ? { columns, width: cells.length } : undefined;
}

/** Values with their labels, and the text before them. */
export interface LabelledValues {
  pairs: [Coordinate, string][];
  before: string;
}

/** Reads values that have their label in the same cell, or in the one before. */
export function labelledIn(cells: readonly string[]): LabelledValues {
  const pairs: [Coordinate, string][] = [];
  let before: string[] | undefined;
  for (const at of cells.keys()) {
    const pair = pairAt(cells, at);
    if (!pair) continue;
    before ??= cells.slice(0, at);
    pairs.push(pair);
  }
  return { pairs, before: (before ?? []).filter(Boolean).join(' ') };
}

function pairAt(cells: readonly string[], at: number): [Coordinate, string] | undefined {
  const cell = cells[at] ?? '';
  const alone = coordinateOf(LABEL.exec(cell)?.[1]);
  const next = cells[at + 1];
  if (alone) return next !== undefined && readDecimal(next) !== undefined ? [alone, next] : undefined;
  const [, starred, marked, spaced, value = ''] = LABELLED.exec(cell) ?? [];
  const key = coordinateOf(starred ?? marked ?? spaced);
  return key && /\d/.test(value) ? [key, value] : undefined;
}

function coordinateOf(letter: string | undefined): Coordinate | undefined {
  return COORDINATES.find((key) => key.toLowerCase() === letter?.toLowerCase());
}
