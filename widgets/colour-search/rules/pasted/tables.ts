import { readDecimal } from '../read-decimal.ts';
import { isNumber, type Line, sampleName } from './cells.ts';
import { groupsOf, type Heading, headingOf, isForeign, LIGHT_HEAD, type Space, spaceIn } from './headings.ts';
import {
  columnsAbove,
  isLabel,
  type Labelled,
  type LabelledLine,
  labelledIn,
  type Title,
} from './labelled.ts';
import { mergeLights, type NamedLight, takeLight } from './light.ts';

/** Values with what the text says of them. */
export interface Table {
  /** Of the head, or of the first values. */
  line: number;
  /** `undefined` where nothing says which value is which. */
  headings: readonly Heading[] | undefined;
  rows: Row[];
  /** Whether the values stood beside their labels. */
  isLabelled: boolean;
  /** What the lines above name. */
  title: Title;
}

/** A line of values, or those of a column of labelled lines. */
export interface Row extends Line {
  /** Without lights. */
  values: readonly string[];
  /** Named in the line. */
  light: NamedLight;
  name?: string | undefined;
}

/** Of a text that says nothing. */
export const NO_TITLE: Title = { line: 0, name: '', space: undefined, light: {}, above: [] };

/** Tables, and lines outside of them. */
export interface Blocks {
  tables: Table[];
  titles: readonly Title[];
  /** Named below all values. */
  lightBelow: NamedLight;
}

/** Sorts lines into tables: rows below a head, values with labels, tables on their side, numbers without either. */
export function blocksOf(lines: readonly Line[]): Blocks {
  const reader = new BlockReader();
  const filled = lines.map((line) => ({ line, isFilled: /[\p{L}\d]/u.test(line.cells.join('')) }));
  const texts = filled.filter(({ isFilled }) => isFilled);
  let at = 0;
  for (const { line, isFilled } of filled) {
    if (isFilled) at += 1;
    reader.read(line, isFilled, texts[at]?.line);
  }
  return reader.end();
}

class BlockReader {
  readonly #tables: Table[] = [];
  readonly #titles: Title[] = [];
  #table: Table | undefined;
  #labelled: Labelled | undefined;
  /** Hold until others are named. */
  #light: NamedLight = {};
  #space: Space | undefined;
  /** Lines since the last values. */
  #pending: Title[] = [];
  #title = NO_TITLE;
  #isAfterGap = true;
  /** An empty line since the last values. */
  #hadGap = false;

  read(line: Line, isFilled: boolean, next: Line | undefined): void {
    if (!isFilled) {
      this.#isAfterGap = true;
      this.#hadGap = true;
      return;
    }
    const headings = headIn(line.cells);
    const row = rowOf(line);
    let isTitleLine = false;
    if (headings) this.#startTable(line.line, this.#withUpperHead(headings, line.cells));
    else if (isNamesAbove(line, next)) {
      this.#readTitle(line);
      isTitleLine = true;
    } else {
      const items =
        this.#isNextRow(row) || LIMITS.test(line.text) ? undefined : labelledIn(row.values, row.isLoose);
      if (items && (items.items.length > 1 || this.#labelled || isClear(items)))
        this.#readLabelled(row, items);
      else if (isTitle(row) && !this.#isPoorRow(row)) {
        this.#readTitle(line);
        isTitleLine = true;
      } else this.#readRow(row);
    }
    this.#isAfterGap = false;
    this.#hadGap &&= isTitleLine;
  }

  end(): Blocks {
    this.#endLabelled();
    const lightBelow = this.#pending.map(({ light }) => light).reduce(mergeLights, {});
    return { tables: this.#tables, titles: this.#titles, lightBelow };
  }

  #endLabelled(): void {
    if (this.#labelled) this.#tables.push(...tablesOf(this.#labelled));
    this.#labelled = undefined;
  }

  #readTitle(line: Line): void {
    if (this.#labelled?.isComplete) this.#endLabelled();
    const filled = line.cells.filter(Boolean);
    const { rest, light } = takeLight(line.text, true);
    const { space, rest: text } = spaceIn(rest.replace(/\t/g, ' '));
    // Of a line with several cells each says something of its own column.
    const isColumns = !line.isLoose && filled.length > 2;
    const [first = '', ...others] = filled;
    const isNamed = !line.isLoose && others.length > 0 && NAME_WORD.test(first);
    const name = sampleName(isNamed ? others.join(' ') : text);
    const title = { line: line.line, name, space: isColumns ? undefined : space, light, above: [line] };
    this.#titles.push(title);
    this.#pending.push(title);
  }

  /** Takes the lines above as what they say of the values that follow. */
  #newTitle(): Title {
    const before = this.#table;
    // A head without rows is a title, such as that of a colour scale.
    if (before?.headings && before.rows.length === 0)
      this.#space = before.headings.find(({ space }) => isForeign(space))?.space ?? this.#space;
    if (this.#pending.length === 0) return { ...this.#title, space: this.#title.space ?? this.#space };
    const last = this.#pending.at(-1);
    for (const title of this.#pending) {
      const isColumns = title.above.some(
        ({ cells, isLoose }) =>
          !isLoose && cells.filter(Boolean).length > 2 && LIGHT_HEAD.test(cells[0] ?? ''),
      );
      // What stands beside a name is that sample's; above it, or in a line of its own, it is the text's.
      if (title === last && title.name) continue;
      if (!isColumns) this.#light = mergeLights(this.#light, title.light);
      this.#space = title.space ?? this.#space;
    }
    const named = this.#pending.findLast(({ name, space }) => name && !isForeign(space));
    const isSample =
      last?.name && last.above.every(({ cells, isLoose }) => isLoose || cells.filter(Boolean).length < 4);
    this.#title = {
      line: last?.line ?? 0,
      name: named?.name ?? '',
      space: last?.space ?? this.#space,
      light: isSample ? mergeLights(this.#light, last.light) : this.#light,
      above: this.#pending.flatMap(({ above }) => above),
    };
    this.#pending = [];
    return this.#title;
  }

  #startTable(line: number, headings: readonly Heading[] | undefined): void {
    this.#endLabelled();
    this.#table = { line, headings, rows: [], isLabelled: false, title: this.#newTitle() };
    this.#tables.push(this.#table);
  }

  /** A line just above a head, with texts over its coordinates alone, stands for the columns from each to the next. */
  #withUpperHead(headings: readonly Heading[], cells: readonly string[]): readonly Heading[] {
    const [upper] = this.#pending.at(-1)?.above ?? [];
    if (!upper || upper.isLoose || this.#isAfterGap || upper.cells.length > cells.length) return headings;
    if (
      (upper.cells[0] && upper.cells.length < cells.length) ||
      upper.cells.some((cell, at) => at > 0 && cell && !headings[at]?.axis)
    )
      return headings;
    this.#pending.pop();
    let above = '';
    return headings.map((heading, at) => {
      above = upper.cells[at] || above;
      return heading.axis && above ? headingOf(`${heading.text} (${above})`) : heading;
    });
  }

  /** A row of the table that has begun, and no head of another one. */
  #isNextRow({ cells }: Row): boolean {
    const headings = this.#table?.headings;
    const isHead = cells[0] !== '' && cells[0] === headings?.[0]?.text;
    return !isHead && this.#pending.length === 0 && !this.#isAfterGap && cells.length === headings?.length;
  }

  /** A row of a table whose values are missing, or texts such as “n/a”. */
  #isPoorRow(row: Row): boolean {
    const hasValue = row.cells.some(isNumber) && this.#pending.length === 0 && !this.#isAfterGap;
    const isRow = this.#isNextRow(row) && row.cells.filter(Boolean).length > 1;
    return !row.isLoose && this.#table?.headings !== undefined && (hasValue || isRow);
  }

  #readRow(row: Row): void {
    const [last] = this.#pending.at(-1)?.above ?? [];
    if (last && isUnknownHead(last, row)) {
      this.#pending.pop();
      this.#startTable(last.line, last.cells.map(headingOf));
    } else if (this.#labelled || !this.#table) this.#startTable(row.line, undefined);
    else if (this.#pending.length > 0) {
      const isOther = this.#hadGap || this.#pending.some(({ space }) => space);
      this.#startTable(row.line, isOther ? undefined : this.#table.headings);
    }
    this.#table?.rows.push(row);
  }

  #readLabelled(row: Row, { name, items }: LabelledLine): void {
    this.#table = undefined;
    for (const item of items) {
      const isAgain = this.#labelled?.items.some(({ heading }) => heading.text === item.heading.text);
      if (isAgain) this.#endLabelled();
      this.#labelled ??= {
        ...{ line: row.line, title: this.#newTitle(), items: [], isComplete: false, light: {} },
        name: item === items[0] ? name : item.before,
      };
      this.#labelled.items.push({ ...item, isLoose: row.isLoose });
      this.#labelled.light = mergeLights(this.#labelled.light, row.light);
      const headings = this.#labelled.items.map(({ heading }) => heading);
      this.#labelled.isComplete = groupsOf(headings, undefined).length > 0;
    }
  }
}

/** Limits and ranges beside labels are no values. */
const LIMITS = /[<>≤≥]\s*[-+]?\d|\d\s*(?:to|bis|\.\.\.?|…)\s*[-+]?\d/;

const NAME_WORD =
  /^(?:sample|standard|std|data|name|probe|muster|bezeichnung|product|[ée]chantillon|job|batch|trial)\s*(?:name)?:?$/i;

/** A line as a row of values: without its light, whose digits are none. */
function rowOf(line: Line): Row {
  const { rest, light } = takeLight(line.cells.join('\t'));
  const left = rest.split('\t').map((cell) => cell.trim());
  return { ...line, light, values: left.filter((cell, at) => cell || !line.cells[at]) };
}

/** Reads a head: at least two coordinates or three wavelengths, and no value. */
function headIn(cells: readonly string[]): Heading[] | undefined {
  if (cells.some((cell) => isNumber(cell) && !/^\d{3}$/.test(cell))) return undefined;
  const headings = cells.map(headingOf);
  const waves = headings.flatMap(({ wavelength }) => wavelength ?? []);
  const step = (waves[1] ?? 0) - (waves[0] ?? 0);
  const isSpectrum = waves.length > 2 && [5, 10, 20].includes(step) && waves[2] === (waves[1] ?? 0) + step;
  if (isSpectrum && headings.every(({ wavelength, text }) => wavelength || !isNumber(text))) return headings;
  const named = headings.filter(({ axis, words, text }) => axis && (words.length < 24 || /\*/.test(text)));
  const hasNumber = cells.some(isNumber);
  if (named.length < (hasNumber ? 3 : 2) || headings.some(({ text }) => /\d[.,]\d/.test(text)))
    return undefined;
  // Numbers beside the letters are angles where they repeat, as in `L* 45  a* 45  b* 45`, else values.
  const angles = named.flatMap(({ angle, text }) => (angle && !text.includes('°') ? [angle] : []));
  return angles.length > 1 && new Set(angles).size === angles.length ? undefined : headings;
}

/** A line without values: a name may have whole numbers, but not three of them at its end. */
function isTitle({ cells, values, text }: Row): boolean {
  if (cells.some((cell) => /^\d+(?:,\d+){2,}$/.test(cell))) return false;
  const numbers = values.filter(isNumber);
  const isWhole = numbers.every((each) => /^\d+$/.test(each));
  const startsWithText = !isNumber(values.find(Boolean));
  if (numbers.length === 0) return true;
  if (startsWithText && (numbers.length === 1 || (numbers.length < 3 && isWhole))) return true;
  const { rest, light } = takeLight(text, true);
  const left = rest.split(/[\s,;+]+/).filter(isNumber);
  return Object.keys(light).length > 0 && left.length < 3 && left.every((each) => /^\d+°?$/.test(each));
}

/** Numbers that are names of the columns below: of a table on its side, or over a head. */
function isNamesAbove({ cells, isLoose }: Line, next: Line | undefined): boolean {
  const numbers = cells.filter(isNumber);
  if (!next || isLoose || numbers.length === 0 || !numbers.every((each) => /^\d+°?$/.test(each)))
    return false;
  const isAsWide = next.cells.length === cells.length;
  return (
    isAsWide &&
    (headIn(next.cells) !== undefined || (next.cells.length > 2 && isLabel(headingOf(next.cells[0] ?? ''))))
  );
}

/** A line of names just above a row of as many cells, none of which is known. */
function isUnknownHead({ cells, isLoose }: Line, row: Row): boolean {
  const texts = cells.filter(Boolean);
  if (isLoose)
    return (
      texts.length > 2 &&
      texts.length === row.values.length &&
      texts.every((each) => each.length < 4 && !isNumber(each))
    );
  return texts.length > 1 && cells.length === row.cells.length && row.cells.filter(isNumber).length > 1;
}

/** Not just a capital and numbers, which may be a name, such as `B 254`. */
function isClear({ items }: LabelledLine): boolean {
  return items.some(({ heading: { hasStar, space, text } }) => hasStar || space || !/^[ABC]$/.test(text));
}

/** Turns labelled values into a table: each label is a column, each value of a label the colour of a row. */
function tablesOf({ line, name, title, items, light }: Labelled): Table[] {
  const [only] = items;
  if (items.length === 1 && only && !only.heading.hasStar && !only.heading.space && only.values.length === 1)
    return [];
  const count = Math.max(...items.map(({ values }) => values.findLastIndex(Boolean) + 1));
  // Among spaces, a row with a value less does not say which one is missing.
  const whole = items.filter(({ isLoose, values }) => !isLoose || count === 1 || values.length === count);
  const columns = columnsAbove(title.above, count);
  const isNamed = columns.some((column) => column.name);
  const rows = Array.from({ length: count }, (_, at): Row => {
    const column = columns[at] ?? { name: '', light: {} };
    const cells = whole.map(({ values }) => values[at] ?? '');
    const isDifference =
      at === 2 && count === 3 && !isNamed && whole.every(({ values }) => isDifferenceOf(values));
    return {
      ...{ line, cells, values: cells, isLoose: false, isSpaced: false, text: '' },
      light: mergeLights(light, column.light),
      name: isDifference ? 'Difference' : column.name || name || undefined,
    };
  });
  const isOfColumns = count > 1 && (isNamed || columns.length > 0);
  return [
    {
      line,
      headings: whole.map(({ heading }) => heading),
      rows,
      isLabelled: true,
      title: isOfColumns ? { ...title, name: title.above.length > 1 ? title.name : '' } : title,
    },
  ];
}

function isDifferenceOf([first = '', second = '', third = '']: readonly string[]): boolean {
  const [one = 0, other = 0, difference = 1] = [first, second, third].map(readDecimal);
  return Math.abs(Math.abs(other - one) - Math.abs(difference)) < 0.011;
}
