import type { Lab } from '../../../src/domain/color/lab.ts';
import { isNumber, plainText, splitCells } from './pasted/cells.ts';
import type { Measurement, PastedColors, Reading } from './pasted/colour.ts';
import { formatTables } from './pasted/formats.ts';
import { isForeign } from './pasted/headings.ts';
import { type Blocks, blocksOf } from './pasted/tables.ts';
import { takeTable } from './pasted/take.ts';
import { COORDINATES } from './typed-search.ts';

/** Lines that are read of one text, and the longest of them. */
const MOST_LINES = 2000;
const LONGEST_LINE = 5000;

/**
 * Reads colours of the text of a spectrometer or a spreadsheet: cells, then tables, then colours. What could be read in
 * several manners is a fault, never a guess: only L*a*b* is taken, and L*C*h, which is converted.
 */
export function readMeasurements(text: string): PastedColors {
  const read: Reading = { measurements: [], others: [], faults: [], angles: [] };
  const { tables, titles, lightBelow } = blocksIn(text, read);
  const hasHeads = tables.some(({ headings }) => headings);
  for (const table of tables) {
    const [first] = table.rows;
    // Numbers beside a table that has heads are no colours without one.
    if (hasHeads && !table.headings && !table.isLabelled && first)
      read.faults.push({ line: first.line, kind: 'many', count: first.values.filter(isNumber).length });
    else takeTable(table, read);
  }
  if (read.measurements.length + read.faults.length === 0) {
    const title = titles.find(({ space }) => isForeign(space));
    if (isForeign(title?.space)) read.faults.push({ line: title.line, kind: 'foreign', space: title.space });
  }
  if (new Set(read.angles.map(({ angle }) => angle)).size > 1) {
    const ofAngles = read.angles.map(({ colour }) => colour);
    read.measurements = read.measurements.filter((each) => !ofAngles.includes(each));
    read.faults.push({ line: read.angles[0]?.line ?? 1, kind: 'angles' });
  }
  const isUnlit = read.measurements.every(({ light }) => !light.illuminant && !light.observer);
  const measurements = read.measurements
    .filter((each) => !isRepeated(each, read.measurements))
    .map((each) => (isUnlit ? { ...each, light: lightBelow } : each));
  const faults = read.faults.toSorted((one, other) => one.line - other.line);
  return { measurements, others: read.others, faults };
}

function blocksIn(text: string, read: Reading): Blocks {
  const formats = formatTables(text.replace(/^\ufeff/, ''));
  return formats
    ? { tables: formats, titles: [], lightBelow: {} }
    : blocksOf(splitCells(plainText(shortened(text, read))));
}

/** Whether a colour in L*C*h stands there in L*a*b*, too. */
function isRepeated({ isConverted, lab }: Measurement, all: readonly Measurement[]): boolean {
  const isNear = (other: Lab) => COORDINATES.every((key) => Math.abs(other[key] - lab[key]) < 0.1);
  return isConverted === true && all.some((each) => !each.isConverted && isNear(each.lab));
}

/** Leaves out what no one reads as a measurement, so that any text is read at once. */
function shortened(text: string, { faults }: PastedColors): string {
  const lines = text.split(/\r\n|\r|\n/, MOST_LINES + 1);
  if (lines.length > MOST_LINES) faults.push({ line: MOST_LINES + 1, kind: 'late' });
  const kept = lines.slice(0, MOST_LINES);
  for (const [at, line] of kept.entries())
    if (line.length > LONGEST_LINE) {
      faults.push({ line: at + 1, kind: 'long' });
      kept[at] = '';
    }
  return kept.join('\n');
}

/** Bytes of a file at most: no measurement is longer, and its text is shown. */
export const MOST_BYTES = 1_000_000;

/** Text of a file by its byte order mark, else UTF-8, else Windows-1252; `undefined` if it is no text, such as a workbook. */
export function fileText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  // Instruments write UTF-16 without its mark, too: then every other byte of plain text is zero.
  const isZero = (from: number) => bytes.length > 3 && bytes[from] === 0 && bytes[from + 2] === 0;
  const utf16 =
    first === 0xff && second === 0xfe ? 'le' : first === 0xfe && second === 0xff ? 'be' : undefined;
  const guessed = utf16 ?? (isZero(1) ? 'le' : isZero(0) ? 'be' : undefined);
  if (guessed) return new TextDecoder(`utf-16${guessed}`).decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
