import { readDecimal } from '../read-decimal.ts';

/** A line of a text with its cells, spaces and quotes around them removed. */
export interface Line {
  /** Number in the text, from 1. */
  line: number;
  cells: string[];
  /** As written. */
  text: string;
  /** Split at spaces, so that a name may have taken several cells. */
  isLoose: boolean;
  /** Split at one space or more, so that nobody knows which cell is empty. */
  isSpaced: boolean;
}

/** What no reader of a table sees: byte order mark and zero-width characters. */
const INVISIBLE = /[\ufeff\u200b-\u200f\u2060]/g;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const SUBSCRIPT = /[\u2080-\u2089]/g;

const SIGN = '[-+−–—‑－]';
const NUMBER = `${SIGN}?\\s?\\d+(?:[.,]\\d+)?`;
/** As in `lab(43.4% 55.9 35.3)` and `[43.4, 55.9, 35.3]`. */
const TRIPLE = new RegExp(
  `[([{]\\s*(${NUMBER})\\s*%?\\s*[\\s,;]\\s*(${NUMBER})\\s*[\\s,;]\\s*(${NUMBER})(?:\\s*/\\s*[\\d.]+%?)?\\s*[)\\]}]`,
  'g',
);
/** The uncertainty of a value. */
const PLUS_MINUS = /(\d[°%]?\s*)(?:±|\+\/-)\s*\d+(?:[.,]\d+)?/g;

/** Text in the characters that the readers know. */
export function plainText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/^ï»¿/, '')
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (each) => String.fromCharCode(each.charCodeAt(0) - 0xfee0))
    .replace(SUBSCRIPT, (each) => String(each.charCodeAt(0) - 0x2080))
    .replace(/Â°|[º˚]|(?<=\d)\ufffd/g, '°')
    .replace(/[∗⁎]|\^\*/g, '*')
    .replaceAll('→', ' = ')
    .replace(/[∆δ]|&Delta;/g, 'Δ')
    .replace(PLUS_MINUS, '$1')
    .replace(/\s+\)/g, ')')
    .replace(
      TRIPLE,
      (_, ...values) =>
        ` ${values
          .slice(0, 3)
          .map((each) => each.replace(/\s/g, ''))
          .join(' ')} `,
    )
    .replace(/L\*[ \t]*[,/;][ \t]*a\*[ \t]*[,/;][ \t]*b\*(?=[ \t]*[:=]?[ \t]*[-+−]?\d)/g, 'L*a*b* ');
}

const SEPARATORS = ['\t', ';', '|'] as const;
/** A comma that can only separate: beside a decimal point, a quoted cell or a word. */
const SEPARATING_COMMA = /\d\.\d+%?\s*,|,\s*[-+]?\d+\.\d|"\s*,|,\s*"|[^\d\s],[^\s]|,[-+]?\s*,/;

/** A label and its value, which no cell of a table has. */
const PAIR = /(?:^|[\s,;|])[Lab]\*\s*(?:[:=]\s*[-+−–]?\s?\d|[-+−–]?\s?\d+[.,]\d)/;

/**
 * Splits a text into lines and cells: one separator for all of it, found from all lines. A line without it is split at
 * spaces, as are labels beside values. Quotes as in RFC 4180. Nothing is trimmed before it is split, so that an empty cell
 * stays one.
 */
export function splitCells(text: string): Line[] {
  const separator = separatorOf(text);
  const lines = separator ? splitQuoted(text, separator) : splitLines(text);
  const isAligned = !separator && isAlignedBySpaces(lines);
  // The outer bars of a Markdown table.
  const isFramed =
    separator === '|' &&
    lines.every(({ cells }) => cells.length < 2 || (!cells[0]?.trim() && !cells.at(-1)?.trim()));
  return lines.map(({ line, cells }) => {
    const whole = isFramed ? cells.slice(1, -1) : cells;
    const isOne = whole.length < 2 || (whole[0]?.trim() && !whole.slice(1).some((each) => each.trim()));
    const joined = isOne ? (cells.find((each) => each.trim()) ?? '') : whole.join(` ${separator} `);
    if (isAligned && /\S\s{2,}\S/.test(joined))
      return { line, cells: trimmed(joined.split(/\s{2,}/)), isLoose: false, isSpaced: true, text: joined };
    if (isOne || (separator !== '\t' && PAIR.test(joined)))
      return { line, cells: looseCells(joined), isLoose: true, isSpaced: true, text: joined };
    return {
      line,
      cells: trimmed(whole).flatMap(threeOf),
      isLoose: false,
      isSpaced: false,
      text: whole.join('\t'),
    };
  });
}

/** The values of a colour that share a cell, as in `43.42 / 55.92 / 35.31`. */
const THREE = new RegExp(`^(${NUMBER})\\s*[\\s/,;]\\s*(${NUMBER})\\s*[\\s/,;]\\s*(${NUMBER})$`);

function threeOf(cell: string): string[] {
  return /\d[.,]\d/.test(cell) ? (THREE.exec(cell)?.slice(1) ?? [cell]) : [cell];
}

function separatorOf(text: string): string | undefined {
  const lines = text.split(/\r\n|\r|\n/, 2000);
  const count = (isSo: (line: string) => boolean) => lines.filter(isSo).length;
  const commas = count((line) => SEPARATING_COMMA.test(line));
  // Commas with spaces separate whole numbers, too, unless others are decimal.
  const spaced = /\d,\d/.test(text) ? 0 : count((line) => /,\s[^,]*,\s/.test(line));
  const found = [
    ...SEPARATORS.map((each) => [each, count((line) => line.includes(each))] as const),
    [',', commas || (spaced > 1 ? spaced : 0)] as const,
  ];
  const best = Math.max(...found.map(([, lineCount]) => lineCount));
  return best > 0 ? found.find(([, lineCount]) => lineCount === best)?.[0] : undefined;
}

function splitLines(text: string): Pick<Line, 'line' | 'cells'>[] {
  return text.split(/\r\n|\r|\n/).map((each, at) => ({ line: at + 1, cells: [each] }));
}

/** Splits at a separator and at the ends of lines outside quotes. A quote that does not end its cell is text. */
function splitQuoted(text: string, separator: string): Pick<Line, 'line' | 'cells'>[] {
  const lines: Pick<Line, 'line' | 'cells'>[] = [];
  const ends = new RegExp(`\\r\\n|[\\r\\n${separator}]`, 'g');
  const quoted = new RegExp(`[ ]*"((?:[^"]|"")*)"[ ]*(?=$|[\\r\\n${separator}])`, 'y');
  let [line, at, from] = [1, 0, 1];
  let cells: string[] = [];
  while (at <= text.length) {
    quoted.lastIndex = at;
    const quote = text[at] === '"' || text[at] === ' ' ? quoted.exec(text) : null;
    ends.lastIndex = quote ? quoted.lastIndex : at;
    const end = ends.exec(text);
    const inside = quote?.[1]?.replaceAll('""', '"') ?? text.slice(at, end?.index ?? text.length);
    cells.push(inside);
    line += quote ? (inside.match(/\r\n|\r|\n/g)?.length ?? 0) : 0;
    at = end ? ends.lastIndex : text.length + 1;
    if (end?.[0] === separator) continue;
    lines.push({ line: from, cells });
    cells = [];
    line += 1;
    from = line;
  }
  return lines;
}

/** Whether two spaces or more separate the columns of all lines, as in a printed table. */
function isAlignedBySpaces(lines: readonly Pick<Line, 'cells'>[]): boolean {
  const wide = lines.map(({ cells: [text = ''] }) => text).filter((text) => /\S\s{2,}\S/.test(text));
  return wide.length > 1 && !wide.some((text) => /(?:^|\s)[-+]?\d+[.,]\d+ [-+]?\d+[.,]\d/.test(text));
}

const MINUS = '[-−–—‑－]';
const AFTER_LABEL = new RegExp(`(^|\\*\\s*|(?:^|\\s)\\p{L}\\s+)(${MINUS})\\s+(?=\\d)`, 'gu');
const APART = new RegExp(`(\\s${MINUS})\\s+(?=\\d)`, 'g');

/** Splits at spaces, and at commas before them; keeps signs with their numbers, where they cannot be dashes. */
function looseCells(text: string): string[] {
  const marked = text
    .replace(/([*°)\]\p{L}"])\s*[:=]\s*(?=[-+−–—‑－]?\s?[.,]?\d)/gu, '$1 ')
    .replace(/\*(?=[-+−–—‑－]?\d)/g, '* ')
    .replace(/(\d)([ab]\*)/g, '$1 $2')
    .replace(/(\d[.,]\d+)\s*\/\s*(?=[-+−]?\d+[.,]\d)|\s[,;|/]\s/g, '$1 ')
    .replace(AFTER_LABEL, '$1$2');
  const hasSign = new RegExp(`(^|\\s)${MINUS}\\d`).test(marked);
  return trimmed((hasSign ? marked.replace(APART, '$1') : marked).trim().split(/[,;]?\s+/)).map((cell) =>
    cell
      .replace(/[,;"]+$/, '')
      .replace(/^"/, '')
      .replace(/(\d)\.$/, '$1')
      .replace(/^\((-?\d[\d.,]*)\)$/, '$1'),
  );
}

function trimmed(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim());
}

const LABEL_OF_NAME =
  /^(?:(?:sample|standard|std|data|name|probe|muster|bezeichnung|product|[ée]chantillon|job|batch|trial)\s*(?:name)?\s*[:=]\s*)/i;

/** A text as a name, without empty brackets, a label before it, and separators at its ends. */
export function sampleName(text: string): string {
  return text
    .replace(/[([]\s*[)\]]/g, '')
    .replace(/^[\s,:;/–-]+|[\s,:;/–-]+$/g, '')
    .replace(LABEL_OF_NAME, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

/** Whether a cell is a number. */
export function isNumber(cell: string | undefined): boolean {
  return cell !== undefined && readDecimal(cell) !== undefined;
}
