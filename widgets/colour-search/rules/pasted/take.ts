import type { Lab } from '../../../../src/domain/color/lab.ts';
import { COORDINATES } from '../typed-search.ts';
import { takeBare } from './bare.ts';
import { isNumber, sampleName } from './cells.ts';
import { addColour, nameOf, type Reading, takeValues, type Wrong } from './colour.ts';
import { type ColumnGroup, groupsOf, type Heading, isDerived, isForeign, spaceIn } from './headings.ts';
import { lightInCell, mergeLights, type NamedLight, takeLight } from './light.ts';
import type { Row, Table } from './tables.ts';

/** Takes the colours of a table; what is not L*a*b* is a fault that names it. */
export function takeTable(table: Table, read: Reading): void {
  const from = read.measurements.length;
  if (table.headings) takeColumns(table, table.headings, read);
  else takeBare(table, read);
  const taken = read.measurements.slice(from);
  if (taken.length === 0 || !taken.every(({ lab }) => isFraction(lab))) return;
  read.measurements.length = from;
  read.faults.push({ line: table.line, kind: 'normalised' });
}

/** L* of 0 to 1 is a scale of its own, such as OKLab's: no surface is as dark and as colourful. */
function isFraction({ L, a, b }: Lab): boolean {
  const most = Math.max(Math.abs(a), Math.abs(b));
  return L > 0 && L <= 1 && (most <= 1 || most > 10);
}

function takeColumns(table: Table, headings: readonly Heading[], read: Reading): void {
  const { line, rows, title } = table;
  const groups = groupsOf(headings, title.space);
  const colours = coloursIn(groups);
  const wrong = wrongColumns(table, headings, groups, colours);
  if (wrong) {
    if (rows.length > 0) read.faults.push({ line, ...wrong });
    return;
  }
  const used = colours.flatMap(({ columns }) => [...columns.values()]);
  const placed = rows.flatMap((row) => {
    const found = placedIn(row, headings, used);
    if (!found) read.faults.push({ line: row.line, ...misplaced(row, headings) });
    return found ? [{ row, ...found }] : [];
  });
  const names = namesOf(placed, headings);
  for (const [at, { row, cells, lead }] of placed.entries()) {
    const own = names[at] ?? '';
    const texts = [own, lead, ...cells.filter((_, column) => isText(headings[column]))];
    const derived = texts.find(isDerived);
    const isHunter = texts.slice(2).some((each) => spaceIn(each).space === 'hunter');
    const name = own || (names.some(Boolean) ? '' : title.name);
    if (derived) read.faults.push({ line: row.line, kind: 'derived', name: derived });
    else if (isHunter) read.faults.push({ line: row.line, kind: 'foreign', space: 'hunter' });
    else takeRow({ row, cells, name, light: lightOf(table, headings, { row, cells, lead }) }, colours, read);
  }
}

/** A row below its heads. */
interface PlacedRow {
  row: Row;
  /** One for each head. */
  cells: readonly string[];
  /** Texts before the first head. */
  lead: string;
}

/** Takes the colours of a row; of several lights beside each other the usual one, and the rest for choice. */
function takeRow(
  { row, cells, name, light }: Omit<PlacedRow, 'lead'> & { name: string; light: NamedLight },
  colours: readonly ColumnGroup[],
  read: Reading,
): void {
  const { line } = row;
  const chosen = inPreferredLight(colours);
  for (const group of colours) {
    const texts = [...group.columns].map(([letter, at]) => [letter, cells[at] ?? ''] as const);
    if (texts.every(([, text]) => !text) && (colours.length > 1 || !cells.some(isNumber))) continue;
    const to = chosen.includes(group) ? read : { ...read, measurements: read.others };
    const values = takeValues(texts, line, to);
    const { space, angle } = group;
    const whole = [name, group.words, angle && `${angle}°`].filter(Boolean).join(' ');
    const own = mergeLights(light, group.light);
    if (values) addColour({ ...{ line, name: whole, light: own, values, space, angle } }, to);
  }
}

/** Why nothing can be taken of a table. */
function wrongColumns(
  table: Table,
  headings: readonly Heading[],
  groups: readonly ColumnGroup[],
  colours: readonly ColumnGroup[],
): Wrong | undefined {
  if (table.title.space === 'difference' && !groups.some(({ space }) => space === 'difference'))
    return { kind: 'foreign', space: 'difference' };
  if (colours.length === 0) return wrongHead(table, headings, groups);
  if (colours.some(({ isTwice }) => isTwice)) return { kind: 'twice' };
  const column = headings.findIndex(({ text }) => /^(?:aspecular\s)?(?:angle|winkel|geometr)/i.test(text));
  const angles = colours.map(({ angle }) => angle).filter(Boolean);
  const ofRows = table.rows.map(({ cells }) => cells[column]).filter(Boolean);
  return new Set(angles).size > 1 || new Set(ofRows).size > 1 ? { kind: 'angles' } : undefined;
}

function coloursIn(groups: readonly ColumnGroup[]): ColumnGroup[] {
  const measured = groups.filter(({ words }) => !isDerived(words));
  const labs = measured.filter(({ space }) => space === 'lab');
  return labs.length > 0 ? labs : measured.filter(({ space }) => space === 'lch');
}

/** What stands under a head without L*, a* and b*. */
function wrongHead(
  { isLabelled, title }: Table,
  headings: readonly Heading[],
  groups: readonly ColumnGroup[],
): Wrong {
  if (headings.filter(({ wavelength }) => wavelength).length > 2)
    return { kind: 'foreign', space: 'reflectance' };
  const spaces = [...groups.map(({ space }) => space), title.space, ...headings.map(({ space }) => space)];
  const space = spaces.find(isForeign);
  if (space) return { kind: 'foreign', space };
  const letters = headings.map(({ axis }) => axis?.toLowerCase());
  const absent = COORDINATES.filter((key) => !letters.includes(key.toLowerCase()));
  const [key] = absent;
  if (!key || absent.length > (isLabelled ? 2 : 1)) return { kind: 'foreign', space: 'other' };
  return { kind: isLabelled ? 'missing' : 'column', name: nameOf(key) };
}

/** Of several lights side by side the one in which most products are measured, else all. */
function inPreferredLight(colours: readonly ColumnGroup[]): readonly ColumnGroup[] {
  const lights = new Set(colours.map(({ light }) => `${light.illuminant} ${light.observer}`));
  if (lights.size < 2) return colours;
  const daylight = colours.filter(({ light }) => light.illuminant === 'D65');
  const preferred = daylight.filter(({ light }) => light.observer === '10°');
  return [preferred, daylight, colours].find((each) => each.length > 0) ?? colours;
}

/** Whether a column holds texts, such as names. */
function isText(heading: Heading | undefined): boolean {
  return !heading?.axis && !heading?.isLight && !heading?.wavelength;
}

/**
 * Puts the cells of a row below their heads: a name among spaces takes several, an unnamed column may stand before the
 * first head. `undefined` where that would be a guess.
 */
function placedIn(
  { cells, isLoose, isSpaced }: Row,
  headings: readonly Heading[],
  used: readonly number[],
): Omit<PlacedRow, 'row'> | undefined {
  const width = headings.length;
  const filled = cells.slice(0, Math.max(width, cells.findLastIndex(Boolean) + 1));
  const surplus = filled.length - width;
  if (surplus < 0)
    return !isSpaced && filled.length > Math.max(...used) ? { cells: filled, lead: '' } : undefined;
  const isNameFirst = !headings[0]?.axis;
  if (isLoose && isNameFirst) {
    const name = filled.slice(0, surplus + 1);
    const placed = [name.join(' '), ...filled.slice(surplus + 1)];
    // A number of the name would stand for a value that is missing.
    const isSure =
      !name.some((each) => /\d[.,]\d/.test(each)) && used.every((at) => /[.,]\d/.test(placed[at] ?? ''));
    return isSure ? { cells: placed, lead: '' } : undefined;
  }
  if (isLoose && isText(headings.at(-1)) && isNumber(filled[0]))
    return { cells: [...filled.slice(0, width - 1), filled.slice(width - 1).join(' ')], lead: '' };
  const lead = filled.slice(0, surplus);
  if (surplus > 0 && (isNameFirst || lead.some(isNumber))) return undefined;
  return { cells: filled.slice(surplus), lead: lead.join(' ') };
}

function misplaced({ cells }: Row, headings: readonly Heading[]): Wrong {
  const [count, expected] = [cells.length, headings.length];
  return count === expected ? { kind: 'gap' } : { kind: 'columns', count, expected };
}

const NAME_HEAD =
  /^(?:(?:data|sample|product|colou?r|trial|batch|std)[ _]?)?(?:name|bezeichnung|description)$/i;
const SAMPLE_HEAD = /sample|product$|probe|muster|bezeichnung|[ée]chantillon|standard|target|trial|batch/i;
const NUMBER_HEAD = /^(?:id|no|nr|n°|number|nummer|#|sample|probe|)\.?(?:[ _]?(?:id|no|nr|number))?\.?$/i;

/** Names of rows; where several have the same, with what tells them apart. */
function namesOf(rows: readonly PlacedRow[], headings: readonly Heading[]): string[] {
  const columns = [...headings.keys()].filter((at) => isText(headings[at]));
  const textOf = (at: number) => headings[at]?.text ?? '';
  const primary = [NAME_HEAD, SAMPLE_HEAD]
    .map((pattern) => columns.find((at) => pattern.test(textOf(at))))
    .find((at) => at !== undefined);
  const cellOf = (cells: readonly string[], at: number) => {
    const cell = cells[at] ?? '';
    if (!isNumber(cell) || NAME_HEAD.test(textOf(at)) || NUMBER_HEAD.test(textOf(at))) return cell;
    if (at === primary) return cell;
    return at === 0 && /^\d+$/.test(cell) ? `${textOf(at)} ${cell}` : '';
  };
  const names = rows.map(({ row, cells, lead }) => {
    if (row.name !== undefined) return row.name;
    const texts = columns.map((at) => cellOf(cells, at)).filter((each) => each && !lightOnly(each));
    const own = primary === undefined ? '' : cellOf(cells, primary);
    const found = own || (texts.find((each) => !isNumber(each)) ?? texts[0] ?? '');
    return sampleName(withoutLight(found || (lightOnly(lead) ? '' : lead)));
  });
  const byName = Map.groupBy(rows.keys(), (at) => names[at] ?? '');
  const apart = new Map(
    [...byName].map(([name, same]) => [
      name,
      columns.filter((column) => new Set(same.map((at) => rows[at]?.cells[column])).size > 1),
    ]),
  );
  return names.map((name, at) => {
    const others = (apart.get(name) ?? []).map((column) => rows[at]?.cells[column]);
    return name ? [name, ...others.filter((each) => each && each !== name)].join(' ') : name;
  });
}

/** The light of a cell that holds nothing else. */
function lightOnly(cell: string): NamedLight | undefined {
  const { rest, light } = takeLight(cell, true);
  return light.illuminant && !/[\p{L}\d]/u.test(rest) ? light : undefined;
}

/** An illuminant with its observer beside other words, such as `D50/2° M1`. */
function pairIn(cell: string): NamedLight | undefined {
  const { light } = takeLight(cell, true);
  return light.illuminant && light.observer ? light : undefined;
}

const BRACKET = /[([][^)\]]*(?:°|\/\s*(?:2|10))[^)\]]*[)\]]/;

/** A light in brackets behind a name, such as `Red 12 (D50/2°)`. */
function lightBehind(name: string): NamedLight {
  const inside = BRACKET.exec(name)?.[0];
  return inside ? takeLight(inside, true).light : {};
}

function withoutLight(name: string): string {
  return lightBehind(name).illuminant ? name.replace(BRACKET, '') : name;
}

function lightOf(
  { title, isLabelled }: Table,
  headings: readonly Heading[],
  { row, cells, lead }: PlacedRow,
): NamedLight {
  if (isLabelled) return mergeLights(title.light, row.light);
  const ofHeads = headings.filter(
    ({ axis, isLight, light }) => !axis && !isLight && light.illuminant && light.observer,
  );
  const found = headings.flatMap((heading, at) => {
    const cell = cells[at] ?? '';
    if (heading.isLight) return [lightInCell(cell)];
    if (!isText(heading)) return [];
    return NAME_HEAD.test(heading.text) || SAMPLE_HEAD.test(heading.text)
      ? [lightBehind(cell)]
      : [lightOnly(cell) ?? pairIn(cell) ?? lightBehind(cell)];
  });
  const lights = [...ofHeads.map(({ light }) => light), lightOnly(lead) ?? {}, ...found];
  return lights.reduce(mergeLights, title.light);
}
