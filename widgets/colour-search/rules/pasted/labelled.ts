import { readDecimal } from '../read-decimal.ts';
import { type Line, sampleName } from './cells.ts';
import { FILLER, type Heading, headingOf, LIGHT_HEAD, type Space } from './headings.ts';
import { lightInCell, type NamedLight, takeLight } from './light.ts';

/** What lines without values say of those below them. */
export interface Title {
  line: number;
  name: string;
  space: Space | undefined;
  light: NamedLight;
  /** The lines themselves. */
  above: readonly Line[];
}

/** A label with its values. */
interface Item {
  heading: Heading;
  values: string[];
  /** Words before the label. */
  before: string;
}

/** What a line has of labels and values. */
export interface LabelledLine {
  /** What stands before the first label. */
  name: string;
  items: Item[];
}

/** Labelled values of lines that belong together. */
export interface Labelled {
  line: number;
  title: Title;
  name: string;
  items: (Item & { isLoose: boolean })[];
  isComplete: boolean;
  light: NamedLight;
}

const IN_CELL =
  /^(.*[^\d\s.,+−–—‑－-])(?:\s*[:=]\s*|\s+|(?<=\*))([-+−–—‑－]?\s?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?\s*[°%]?)$/i;

/** Splits a cell such as `L* 43.42` into its text and its number. */
export function textAndNumber(cell: string): readonly [text: string, number: string] | undefined {
  const [, text, number] = IN_CELL.exec(cell) ?? [];
  return text !== undefined && number !== undefined ? [text, number.replace(/\s/g, '')] : undefined;
}

/** Reads labels with their values behind them, in the same cell or in the next ones. */
export function labelledIn(cells: readonly string[], isLoose: boolean): LabelledLine | undefined {
  const items: Item[] = [];
  const before: string[] = [];
  let words: string[] = [];
  let item: Item | undefined;
  /** Takes the last words as a label, as far as they are one. */
  const label = (text: readonly string[]): void => {
    const last = headingOf(text.at(-1) ?? '');
    const isName = last.hasStar && headingOf(text.join(' ')).space === undefined;
    const from = isName
      ? text.length - 1
      : text.findIndex((_, at) => isLabel(headingOf(text.slice(at).join(' '))));
    const rest = (from < 0 ? text : text.slice(0, from)).filter((word) => from < 0 || !FILLER.test(word));
    if (items.length === 0) before.push(...rest);
    const heading = headingOf(text.slice(from).join(' '));
    item = from < 0 ? undefined : { heading, values: [], before: sampleName(rest.join(' ')) };
    if (item) items.push(item);
  };
  for (const cell of cells) {
    const pair = textAndNumber(cell);
    if (readDecimal(cell) !== undefined || (cell === '' && !isLoose)) {
      if (words.length > 0) label(words);
      words = [];
      if (item) item.values.push(cell);
      else if (items.length === 0) before.push(cell);
    } else if (pair && isLabel(headingOf(pair[0]))) {
      if (items.length === 0) before.push(...words);
      words = [];
      label([pair[0]]);
      item?.values.push(pair[1]);
      item = undefined;
    } else if (isLoose) words.push(cell);
    else {
      if (items.length === 0) before.push(...words);
      words = [cell];
    }
  }
  const filled = items.filter(({ values }) => values.some(Boolean));
  return filled.length > 0
    ? { name: sampleName(before.filter(Boolean).join(' ')), items: filled }
    : undefined;
}

/** A coordinate or a difference; without an asterisk no further word, as names may hold a letter. */
export function isLabel({ axis, hasStar, space, words, text, angle }: Heading): boolean {
  if (axis === undefined || (!hasStar && angle)) return false;
  return hasStar || space !== undefined || words === '' || /^\p{L}[\s:=]*$/u.test(text);
}

/** What the lines above a table on its side say of each of its columns. */
export function columnsAbove(above: readonly Line[], count: number): { name: string; light: NamedLight }[] {
  const columns = Array.from({ length: count }, () => ({ name: '', light: {} as NamedLight }));
  if (count === 1) return columns;
  let hasNames = false;
  for (const { cells } of above) {
    const texts = cells.filter(Boolean);
    const own = cells.length > count ? cells.slice(1, count + 1) : texts.length === count ? texts : undefined;
    if (!own) continue;
    const head = cells.length > count ? (cells[0] ?? '') : '';
    const isNames = head === '' || /name|sample|standard|probe|muster|bezeichnung|[ée]chantillon/i.test(head);
    for (const [at, column] of columns.entries()) {
      const cell = own[at] ?? '';
      if (LIGHT_HEAD.test(head)) column.light = { ...column.light, ...lightInCell(cell) };
      else {
        const { rest, light } = takeLight(cell, true);
        column.light = { ...column.light, ...light };
        if (isNames || !hasNames) column.name = sampleName(rest) || (isNames ? '' : column.name);
      }
    }
    hasNames ||= isNames;
    // Lights over the columns of one sample, whose name stands in the corner.
    if (head && !LIGHT_HEAD.test(head) && own.every((cell) => takeLight(cell, true).light.illuminant))
      for (const column of columns) column.name = head;
  }
  return columns;
}
