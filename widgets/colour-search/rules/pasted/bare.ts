import { readDecimal } from '../read-decimal.ts';
import { isNumber, sampleName } from './cells.ts';
import { addColour, type Reading, takeValues, type Wrong } from './colour.ts';
import { isDerived, isForeign, type Space, spaceIn } from './headings.ts';
import { textAndNumber } from './labelled.ts';
import { mergeLights } from './light.ts';
import type { Row, Table } from './tables.ts';

/** Takes rows of numbers without labels: three alone, or those that their chroma proves. */
export function takeBare(table: Table, read: Reading): void {
  const rows = table.rows.map(({ values }) => values);
  const shape = {
    hasNames: rows.some(([first = '']) => isText(first)),
    hasLights: table.rows.some(({ light }) => light.illuminant),
    isNumbered: rows.every((cells) => startsWithNumber(cells.filter(isNumber))),
  };
  for (const row of table.rows) takeRow(row, table, shape, read);
}

/** What all rows show of their first column. */
interface Shape {
  /** A text stands there in some. */
  hasNames: boolean;
  /** A light stands in some, so that a letter is one, too. */
  hasLights: boolean;
  /** A whole number stands there in all, where all other values have decimals. */
  isNumbered: boolean;
}

function isText(cell: string): boolean {
  return cell !== '' && !isNumber(cell);
}

function isWhole(cell: string): boolean {
  return /^\d+$/.test(cell);
}

function startsWithNumber([first = '', ...others]: readonly string[]): boolean {
  return isWhole(first) && others.every((each) => /\d[.,]\d/.test(each));
}

function takeRow(row: Row, { title }: Table, shape: Shape, read: Reading): void {
  const { line } = row;
  const cells = row.values.flatMap((cell) => {
    const pair = textAndNumber(cell);
    return pair && spaceIn(pair[0]).space ? pair : [cell];
  });
  const texts = cells.filter(isText).join(' ');
  const named = spaceIn(texts);
  const space = named.space ?? title.space;
  const run = valuesOf(cells, shape);
  const at = startOfLab(run.values);
  const isProven = run.values.length > 3 && space !== 'difference' && space !== 'hunter';
  const wrong = wrongNumbers(cells, run, at !== undefined && isProven ? undefined : space);
  const name = sampleName(run.name || (named.space ? named.rest : texts)) || title.name;
  if (wrong || at === undefined) {
    read.faults.push({ line, ...(wrong ?? { kind: run.count < 3 ? 'few' : 'many', count: run.count }) });
  } else if (isDerived(name)) read.faults.push({ line, kind: 'derived', name });
  else {
    const letters = space === 'lch' && !isProven ? 'LCh' : 'Lab';
    const values = takeValues(
      [...letters].map((letter, n) => [letter, run.values[at + n] ?? '']),
      line,
      read,
    );
    const letter = shape.hasLights && /^[AC]$/.test(texts) ? { illuminant: texts } : row.light;
    const light = mergeLights(title.light, letter);
    if (values) addColour({ line, name, light, values, space: letters === 'LCh' ? 'lch' : 'lab' }, read);
  }
}

function wrongNumbers(cells: readonly string[], run: Run, space: Space | undefined): Wrong | undefined {
  if (cells.some((cell) => /^\d+(?:,\d+){3,}$/.test(cell))) return { kind: 'commas' };
  if (run.values.length > 15) return { kind: 'foreign', space: 'reflectance' };
  if (isForeign(space) && space !== 'lch') return { kind: 'foreign', space };
  return run.hasGap ? { kind: 'gap' } : undefined;
}

interface Run {
  /** The numbers that belong together. */
  values: readonly string[];
  /** Numbers of the whole row. */
  count: number;
  /** A cell is empty where a value may be missing. */
  hasGap: boolean;
  /** The other cells, if they hold a number, as in `12 43.42 55.92 35.31`. */
  name: string;
}

/** Finds the values of a row: the only cells without a text between them that hold three numbers. */
function valuesOf(cells: readonly string[], { hasNames, isNumbered }: Shape): Run {
  const filled = cells.slice(0, cells.findLastIndex(Boolean) + 1);
  const count = filled.filter(isNumber).length;
  const runs: string[][] = [[]];
  for (const cell of filled)
    if (isText(cell)) runs.push([]);
    else runs.at(-1)?.push(cell);
  const [run, ...more] = runs.filter((cellsOf) => cellsOf.filter(isNumber).length > 2);
  const others = runs.filter((each) => each !== run).flat();
  // Other numbers than those of a name: which are values is a guess.
  if (!run || more.length > 0 || !others.every((cell) => cell === '' || isWhole(cell)))
    return { values: [], count, hasGap: run?.includes('') ?? filled.includes(''), name: '' };
  const unnamed = run[0] === '' && runs[0] === run && hasNames ? run.slice(1) : run;
  while (unnamed.at(-1) === '') unnamed.pop();
  const hasGap = unnamed.includes('');
  const values = unnamed.filter(Boolean);
  const name = others.some(Boolean) ? filled.filter((cell) => !run.includes(cell)).join(' ') : '';
  const [first = '', ...rest] = values;
  return isNumbered && rest.length === 3 && isWhole(first)
    ? { values: rest, count, hasGap, name: [...filled.filter(isText), first].join(' ') }
    : { values, count, hasGap, name };
}

/**
 * Finds where L*, a*, b* begin among numbers without labels: three are they, unless the third is the chroma of the others;
 * of more, those that their chroma follows, which proves them.
 */
function startOfLab(texts: readonly string[]): number | undefined {
  if (texts.length < 3 || texts.length > 15) return undefined;
  const numbers = texts.map((text) => readDecimal(text) ?? 0);
  const decimals = Math.min(...texts.map((text) => /[.,](\d*)/.exec(text)?.[1]?.length ?? 0));
  const slack = 1.5 * 10 ** -Math.max(1, decimals);
  const isChroma = (a = 0, b = 0, chroma = 0) => chroma > 1 && Math.abs(Math.hypot(a, b) - chroma) < slack;
  const [first, second, third] = numbers;
  if (numbers.length === 3) return isChroma(first, second, third) && decimals > 0 ? undefined : 0;
  const proven = [...numbers.keys()].filter((at) => {
    const [, a, b, chroma, fifth] = numbers.slice(at);
    if (chroma === undefined) return false;
    // L*, a*, b* may be followed by L*, C*, h.
    return isChroma(a, b, chroma) || (chroma === numbers[at] && isChroma(a, b, fifth));
  });
  return proven.length === 1 ? proven[0] : undefined;
}
