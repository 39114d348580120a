import type { Light } from '../../../src/domain/color/color-conditions.ts';
import { COLOR_LIMITS } from '../../../src/domain/color/color-limits.ts';
import type { Lab } from '../../../src/domain/color/lab.ts';
import { COORDINATES, type Coordinate, headOf, type LabHead, labelledIn } from './lab-labels.ts';
import { MINUS, readDecimal } from './read-decimal.ts';
import { takeLight } from './read-light.ts';
import { type Cells, splitCells } from './split-cells.ts';

/** A colour as an instrument has measured it. */
export interface Measurement {
  /** Empty if the text has none. */
  name: string;
  lab: Lab;
  /** As far as the text names it. */
  light: Partial<Light>;
}

/** What is wrong with a line, counted from 1. */
export type PastedFault = { line: number } & Wrong;

type Wrong =
  /** Fewer than three numbers. */
  | { kind: 'few'; count: number }
  /** More, of which any three could be the colour. */
  | { kind: 'many'; count: number }
  /** Commas that may be decimal or separate. */
  | { kind: 'commas' }
  /** Other columns than the head line. */
  | { kind: 'columns'; count: number; expected: number }
  | { kind: 'missing'; key: Coordinate }
  /** The text is no number. */
  | { kind: 'number'; key: Coordinate; text: string }
  /** The number is too small or too large. */
  | { kind: 'range'; key: Coordinate; text: string };

/** What was read of a pasted text. */
export interface PastedColors {
  measurements: Measurement[];
  faults: PastedFault[];
}

type Values = ReadonlyMap<Coordinate, string>;

/** What lines say of those below them. */
interface Context {
  head?: LabHead | undefined;
  light: Partial<Light>;
  /** The last line without a number. */
  title: string;
  /** Values with their labels, until all three are there. */
  labelled?: { line: number; name: string; values: Map<Coordinate, string> } | undefined;
}

/**
 * Reads colours of the text of a spectrometer or a spreadsheet: rows with or without a head line, in columns of any order,
 * or values with their labels beside them. What could be read in several manners is a fault, never a guess.
 */
export function readMeasurements(text: string): PastedColors {
  const read: PastedColors = { measurements: [], faults: [] };
  const context: Context = { light: {}, title: '' };
  for (const [at, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const { rest, light } = takeLight(whole.replaceAll('\u00a0', ' '));
    Object.assign(context.light, light);
    if (/[^\s;|,]/.test(rest)) readLine(at + 1, tidy(rest), context, read);
  }
  if (context.labelled) read.faults.push(missingIn(context.labelled));
  return read;
}

/** Puts signs and units to their numbers, and colons to their labels, since spaces may separate cells. */
function tidy(line: string): string {
  const sign = new RegExp(`(^|[\\s;|:=])(${MINUS.source}|\\+)\\s+(?=[\\d.,])`, 'g');
  return line
    .replace(sign, '$1$2')
    .replace(/\s+([°%:=])/g, '$1')
    .trim();
}

function readLine(line: number, text: string, context: Context, read: PastedColors): void {
  const cells = splitCells(text);
  if (!cells) {
    read.faults.push({ line, kind: 'commas' });
    return;
  }
  const head = headOf(cells.cells);
  if (head) context.head = head;
  else if (readLabelled(line, cells.cells, context, read)) return;
  else if (context.head) readRow(line, cells, context.head, context, read);
  else readBare(line, cells.cells, context, read);
}

/** Reads values that have their labels beside them. @returns whether there are any */
function readLabelled(line: number, cells: readonly string[], context: Context, read: PastedColors): boolean {
  const { pairs, before } = labelledIn(cells);
  for (const [key, value] of pairs) {
    if (context.labelled?.values.has(key)) {
      read.faults.push(missingIn(context.labelled));
      context.labelled = undefined;
    }
    context.labelled ??= { line, name: before || context.title, values: new Map() };
    context.labelled.values.set(key, value);
    if (context.labelled.values.size < COORDINATES.length) continue;
    take(context.labelled, context, read);
    context.labelled = undefined;
  }
  return pairs.length > 0;
}

/** Reads a row below a head line. */
function readRow(
  line: number,
  { cells, isLoose }: Cells,
  head: LabHead,
  context: Context,
  read: PastedColors,
) {
  const { columns, width } = head;
  const surplus = cells.length - width;
  // A name of several words, where spaces separate.
  const hasName = isLoose && surplus > 0 && ![...columns.values()].includes(0);
  const row = hasName ? [cells.slice(0, surplus + 1).join(' '), ...cells.slice(surplus + 1)] : cells;
  const isShort = row.length <= Math.max(...columns.values());
  if (isShort || (isLoose && row.length !== width)) {
    read.faults.push({ line, kind: 'columns', count: cells.length, expected: width });
    return;
  }
  const values = new Map([...columns].map(([key, at]) => [key, row[at] ?? '']));
  const others = row.filter((_, at) => ![...columns.values()].includes(at));
  take({ line, name: others.find(isText) ?? '', values }, context, read);
}

/** Reads numbers without labels. */
function readBare(line: number, cells: readonly string[], context: Context, read: PastedColors): void {
  const texts = cells.filter((cell) => readDecimal(cell) !== undefined);
  const count = texts.length;
  const [start = ''] = cells;
  if (count === 0 || (count === 1 && isText(start))) {
    context.title = cells.filter(Boolean).join(' ');
    return;
  }
  const first = startOfLab(texts.map((cell) => readDecimal(cell) ?? 0));
  if (first === undefined) {
    read.faults.push({ line, kind: count < COORDINATES.length ? 'few' : 'many', count });
    return;
  }
  const values = new Map(COORDINATES.map((key, at) => [key, texts[first + at] ?? '']));
  take({ line, name: cells.filter(isText).join(' ') || context.title, values }, context, read);
}

/**
 * Finds where L*, a*, b* begin among numbers without labels: three are they; of more, those that their chroma follows, which
 * proves them.
 */
function startOfLab(numbers: readonly number[]): number | undefined {
  if (numbers.length === COORDINATES.length) return 0;
  const proven = numbers.flatMap((_, at) => {
    const [, a, b, chroma] = numbers.slice(at, at + 4);
    if (a === undefined || b === undefined || chroma === undefined) return [];
    // Values have one decimal at least. The chroma of a grey proves nothing.
    return chroma > 1 && Math.abs(Math.hypot(a, b) - chroma) < 0.15 ? [at] : [];
  });
  return proven.length === 1 ? proven[0] : undefined;
}

/** Adds a colour whose values are numbers in their ranges. */
function take(
  { line, name, values }: { line: number; name: string; values: Values },
  { light }: Context,
  read: PastedColors,
): void {
  const lab = { L: 0, a: 0, b: 0 };
  for (const key of COORDINATES) {
    const text = values.get(key) ?? '';
    const value = readDecimal(text);
    const { min, max } = COLOR_LIMITS[key];
    if (value === undefined || value < min || value > max) {
      read.faults.push(
        text === ''
          ? { line, kind: 'missing', key }
          : { line, kind: value === undefined ? 'number' : 'range', key, text },
      );
      return;
    }
    lab[key] = value;
  }
  read.measurements.push({ name: name.trim(), lab, light: { ...light } });
}

function missingIn({ line, values }: { line: number; values: Values }): PastedFault {
  const key = COORDINATES.find((each) => !values.has(each)) ?? 'L';
  return { line, kind: 'missing', key };
}

function isText(cell: string): boolean {
  return cell !== '' && readDecimal(cell) === undefined;
}
