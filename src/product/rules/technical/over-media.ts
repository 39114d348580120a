import { isColorRow } from '../../../domain/technical/is-color-row.ts';
import { technicalEntryReader } from '../../../domain/technical/technical-entry-reader.ts';
import { rankOfAngle, type TechnicalEntry } from '../../../domain/technical/technical-property.ts';
import type { TechnicalTableRow } from './technical-rows.ts';
import type { AngleTable, TechnicalSection } from './technical-sections.ts';

/** One property in all media in which it was measured. */
export interface PropertyOverMedia {
  key: string;
  /** Of the property; its several values, such as the fastness to acid and to alkali, share it. */
  code: string;
  /** Of the property. */
  name: string;
  isColor: boolean;
  /** What holds in all media: title, group, unit, norm, scale; its cells are those of the first. */
  row: TechnicalTableRow;
  /** Title of the application, of a property that was measured by angle. */
  application?: string | undefined;
  /** Applications, or angles. */
  columns: readonly { key: string; title: string }[];
  /** One for each medium, in their order. */
  lines: readonly MediumLine[];
}

/** A property in one medium. */
export interface MediumLine {
  /** The medium with nothing but this property. */
  section: TechnicalSection;
  /** Cells by the columns of the property. */
  row: TechnicalTableRow;
}

interface Found {
  key: string;
  row: TechnicalTableRow;
  section: TechnicalSection;
  table?: AngleTable;
}

/** Turns sections by medium into properties over media, in the order of the technical entries. */
export function overMedia(
  sections: readonly TechnicalSection[],
  technicalEntries: readonly TechnicalEntry[],
): PropertyOverMedia[] {
  const { sortOf } = technicalEntryReader(technicalEntries);
  const found = Map.groupBy(sections.flatMap(rowsIn), ({ key }) => key);
  return [...found.values()]
    .map((own) => propertyOf(own, sortOf))
    .toSorted((one, other) => sortOf('propertyType', one.code) - sortOf('propertyType', other.code));
}

function rowsIn(section: TechnicalSection): Found[] {
  return [
    ...section.rows.map((row) => ({
      key: row.key,
      row,
      section: { ...section, rows: [row], angleTables: [] },
    })),
    ...section.angleTables.flatMap((table) =>
      table.rows.map((row) => ({
        key: `${row.key} ${table.applicationType}`,
        row,
        section: { ...section, rows: [], angleTables: [{ ...table, rows: [row] }] },
        table,
      })),
    ),
  ];
}

type SortOf = ReturnType<typeof technicalEntryReader>['sortOf'];

function propertyOf(found: readonly Found[], sortOf: SortOf): PropertyOverMedia {
  const [{ key, row, table }] = found as [Found, ...Found[]];
  const columns = table ? anglesOf(found) : applicationsOf(found, sortOf);
  return {
    key,
    // Rows of titled values have the title at the end of their key.
    code: row.group === undefined ? row.key : row.key.slice(0, -row.title.length - 1),
    name: row.group ?? row.title,
    isColor: isColorRow(row),
    row,
    application: table?.title,
    columns,
    lines: found.map((each) => ({
      section: each.section,
      row: { ...each.row, cells: columns.map((column) => cellOf(each, column.key)) },
    })),
  };
}

/** The applications in which the property has a value in any medium. */
function applicationsOf(found: readonly Found[], sortOf: SortOf): PropertyOverMedia['columns'] {
  const titles = new Map(
    found.flatMap(({ section, row }) =>
      section.columns.flatMap(({ applicationType, title }, at) =>
        row.cells[at] ? [[applicationType, title] as const] : [],
      ),
    ),
  );
  return [...titles]
    .map(([key, title]) => ({ key, title }))
    .toSorted((one, other) => sortOf('applicationType', one.key) - sortOf('applicationType', other.key));
}

function anglesOf(found: readonly Found[]): PropertyOverMedia['columns'] {
  const titles = new Map(
    found.flatMap(({ table }) => (table?.angles ?? []).map(({ code, title }) => [code, title] as const)),
  );
  return [...titles]
    .map(([key, title]) => ({ key, title }))
    .toSorted((one, other) => rankOfAngle(one.key) - rankOfAngle(other.key));
}

function cellOf({ row, section, table }: Found, key: string) {
  const at = table
    ? table.angles.findIndex(({ code }) => code === key)
    : section.columns.findIndex(({ applicationType }) => applicationType === key);
  return row.cells[at] ?? null;
}
