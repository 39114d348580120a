import { parseJson } from '../../../../src/lib/parse-json.ts';
import { ANGLE, type Heading, headingOf, isDerived, spaceIn } from './headings.ts';
import { mergeLights, type NamedLight, takeLight } from './light.ts';
import { NO_TITLE, type Row, type Table } from './tables.ts';

/** Tables of a text in a format with a grammar of its own; `undefined` for any other text. */
export function formatTables(text: string): Table[] | undefined {
  if (/^\s*BEGIN_DATA_FORMAT\b/m.test(text)) return cgatsTables(text);
  if (/<(?:\w+:)?(?:CxF|ColorCIELab|ReflectanceSpectrum)\b/.test(text)) return cxfTables(text);
  return /^\s*[[{]/.test(text) ? jsonTables(text) : undefined;
}

function tableOf(line: number, headings: readonly Heading[], rows: Row[], light: NamedLight = {}): Table {
  return { line, headings, rows, isLabelled: false, title: { ...NO_TITLE, light } };
}

function rowOf(line: number, values: readonly string[]): Row {
  return { line, cells: [...values], values, isLoose: false, isSpaced: false, text: '', light: {} };
}

/** CGATS.17 computes for D50 and 2° unless a file says otherwise. */
const CGATS_LIGHT: NamedLight = { illuminant: 'D50', observer: '2°' };

function cgatsTables(text: string): Table[] {
  const tables: Table[] = [];
  let light: NamedLight = {};
  let inside = '';
  let format: readonly string[] = [];
  let line = 0;
  for (const [at, each] of text.split(/\r\n|\r|\n/).entries()) {
    const cells = each.includes('\t') ? each.split('\t') : (each.trim().match(/"[^"]*"|\S+/g) ?? []);
    const words = cells.map((word) => word.trim().replace(/^"(.*)"$/, '$1'));
    const [first = '', second = ''] = words;
    if (/^(?:BEGIN|END)_DATA/.test(first)) {
      if (first === 'BEGIN_DATA_FORMAT') [format, line] = [[], at + 2];
      if (first === 'BEGIN_DATA')
        tables.push(tableOf(line, format.map(headingOf), [], mergeLights(CGATS_LIGHT, light)));
      inside = first;
    } else if (inside === 'BEGIN_DATA_FORMAT') format = [...format, ...words.filter(Boolean)];
    else if (inside === 'BEGIN_DATA') {
      if (words.some(Boolean)) tables.at(-1)?.rows.push(rowOf(at + 1, words));
    } else if (/^(?:ILLUM|OBSERVER|WEIGHTING|LIGHT|MEASUREMENT_SOURCE)/i.test(first)) {
      const named = takeLight(each, true).light;
      const isUnknown = first === 'ILLUMINATION_NAME' && !named.illuminant;
      light = mergeLights(light, isUnknown ? { unknown: second } : named);
    }
  }
  return tables;
}

const LAB = ['L*', 'a*', 'b*', 'Angle'].map(headingOf);

/** Reads CIELAB values of CxF3, each with the light of its specification; other values are named. */
function cxfTables(written: string): Table[] {
  const text = written.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''));
  const tag = /<(\/?)(?:[\w.-]+:)?([\w.-]+)([^<>]*)>([^<]*)/g;
  const found: { line: number; name: string; specification: string; values: Map<string, string> }[] = [];
  const [lights, angles] = [new Map<string, NamedLight>(), new Map<string, string>()];
  let [line, from, isOpen] = [1, 0, false];
  let [name, specification] = ['', ''];
  let foreign: Table | undefined;
  for (const { index, 1: end, 2: element = '', 3: attributes = '', 4: content = '' } of text.matchAll(tag)) {
    line += text.slice(from, index).split('\n').length - 1;
    from = index;
    const attribute = (key: string) =>
      plain(new RegExp(`\\b${key}=(["'])(.*?)\\1`).exec(attributes)?.[2] ?? '');
    if (element === 'ColorCIELab') isOpen = !end;
    if (end) continue;
    if (element === 'Object') name = attribute('Name');
    else if (element === 'ColorSpecification') specification = attribute('Id');
    else if (element === 'ColorCIELab')
      found.push({ line, name, specification: attribute('ColorSpecification'), values: new Map() });
    else if (isOpen) found.at(-1)?.values.set(element, content.trim());
    else if (element === 'Illuminant' || element === 'Observer') {
      const { light } = takeLight(`${element}: ${content.trim()}`, true);
      lights.set(specification, mergeLights(lights.get(specification) ?? {}, light));
    } else if (element.endsWith('Angle')) angles.set(specification, content.trim());
    else if (/^(?:ReflectanceSpectrum|Color(?:CIE\w+|S?RGB|CMYK))$/.test(element))
      foreign ??= foreignTable(line, element);
  }
  const rows = found.map(({ values, ...each }): Row => {
    const cells = ['L', 'A', 'B'].map((key) => values.get(key) ?? '');
    const light = lights.get(each.specification) ?? {};
    return {
      ...rowOf(each.line, [...cells, angles.get(each.specification) ?? '']),
      ...{ light, name: each.name },
    };
  });
  if (rows.length === 0) return foreign ? [foreign] : [];
  return [{ ...tableOf(rows[0]?.line ?? 1, LAB, rows), isLabelled: true }];
}

function foreignTable(line: number, element: string): Table {
  const { space } = spaceIn(element.replace(/^Color(?:CIE)?S?/, ''));
  return { ...tableOf(line, [], [rowOf(line, [])]), title: { ...NO_TITLE, space: space ?? 'other' } };
}

function plain(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

/** Objects and lists of values that are read of a JSON text, and their depth. */
const [MOST_OBJECTS, DEEPEST] = [2000, 12];

/** Reads each object with numbers as labelled values, and each list of numbers under its name. */
function jsonTables(text: string): Table[] | undefined {
  const data =
    parsed(text) ??
    parsed(
      `[${text
        .trim()
        .split(/[\r\n]+/)
        .join(',')}]`,
    );
  if (data === undefined) return undefined;
  const tables: Table[] = [];
  const visit = (value: unknown, key: string, name: string, light: NamedLight, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST || tables.length >= MOST_OBJECTS)
      return;
    const entries = Object.entries(value);
    const leaves = entries.flatMap(([own, each]) =>
      typeof each === 'object' ? [] : [[own, String(each)] as const],
    );
    const numbers = leaves.filter(
      ([own, each]) => /^-?\d/.test(each) && !isName(own) && !LIGHT_KEY.test(own),
    );
    const space = spaceIn(key).space ?? (isDerived(key) ? 'difference' : undefined);
    const angle = ANGLE.test(key) ? key : leaves.find(([own]) => /angle/i.test(own))?.[1];
    const ofKey = name || space || !/\p{L}/u.test(key) ? name : key;
    const own = leaves.find(([leaf]) => isName(leaf))?.[1] ?? ofKey;
    const named = [own, angle && `${angle}°`].filter(Boolean).join(' ');
    const lit = [key, ...lightTexts(entries)].map((each) => takeLight(each, true).light);
    const title = { ...NO_TITLE, name: named, light: lit.reduce(mergeLights, light), space };
    const cells = numbers.map(([, each]) => each);
    const table = { line: 1, rows: [{ ...rowOf(1, cells), name: named }], isLabelled: true, title };
    if (
      Array.isArray(value) &&
      (space ? cells.length > 2 && cells.length < 16 : key === '' && cells.length === 3)
    )
      tables.push({ ...table, headings: undefined });
    else if (!Array.isArray(value) && cells.length > 1) {
      const prefix = space && space !== 'lab' ? `${key} ` : '';
      tables.push({ ...table, headings: numbers.map(([leaf]) => headingOf(prefix + leaf)) });
    }
    for (const [leaf, each] of entries)
      visit(each, Array.isArray(value) ? key : leaf, named, title.light, depth + 1);
  };
  visit(data, '', '', {}, 0);
  return tables;
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

const LIGHT_KEY = /light|illum|observer|condition/i;

function isName(key: string): boolean {
  return /name|sample$|title|^id$/i.test(key);
}

/** What an object says of its light, also in an object of its own. */
function lightTexts(entries: readonly (readonly [string, unknown])[]): string[] {
  return entries
    .filter(([key]) => LIGHT_KEY.test(key))
    .flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([own, each]) => `${own}: ${each}`)
        : [`${key}: ${value}`],
    );
}
