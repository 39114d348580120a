import { lightOf } from '../../../domain/color/color-conditions.ts';
import type { FieldContent } from '../../../domain/fields/field-content.ts';
import { plainValue } from '../../../domain/fields/plain-value.ts';
import { type InternalRows, tableForReader } from '../../../domain/fields/table-for-reader.ts';
import type { FieldWords } from '../../../domain/fields/text-of-content.ts';
import { isColorRow } from '../../../domain/technical/is-color-row.ts';
import { degreesOfAngle } from '../../../domain/technical/technical-property.ts';
import { dataTable, type TableContext, type TableText } from '../../../lib/file/table-text.ts';
import type { TechnicalTableRow } from '../../rules/technical/technical-rows.ts';
import type { TechnicalSection } from '../../rules/technical/technical-sections.ts';

/** The heads of the columns. */
export interface TechnicalHeads {
  medium: string;
  mediumCondition: string;
  property: string;
  angle: string;
  unit: string;
  scale: string;
  norm: string;
  illuminant: string;
  observer: string;
  condition: string;
}

interface TableSources {
  /** The columns of values, of all media. */
  applications: readonly { code: string; title: string }[];
  heads: TechnicalHeads;
  words: FieldWords;
  /** Common to all rows, such as the product. */
  context: readonly TableContext[];
  internal: InternalRows & {
    /** The sections as customers get them. */
    customers: readonly TechnicalSection[];
  };
}

/**
 * Returns technical properties as data to copy or save: a row for each property and angle, with the conditions of its
 * values in columns of their own. Empty columns are left out.
 */
export function technicalTable(
  all: readonly TechnicalSection[],
  { applications, heads, words, context, internal }: TableSources,
): TableText {
  const columns = [
    ...[heads.medium, heads.mediumCondition, heads.property, heads.angle],
    ...applications.map(({ title }) => title),
    ...[heads.unit, heads.scale, heads.norm, heads.illuminant, heads.observer, heads.condition],
  ];
  const tableOf = (sections: readonly TechnicalSection[]) => ({ columns, rows: sections.flatMap(linesOf) });
  return dataTable(tableForReader(tableOf(all), tableOf(internal.customers), internal), context);

  function linesOf(section: TechnicalSection): string[][] {
    return [
      ...section.rows.map((row) =>
        line(section, row, '', (code) => row.cells[rankOf(section, code)] ?? null),
      ),
      ...section.angleTables.flatMap(({ applicationType, angles, rows }) =>
        rows.flatMap((row) =>
          angles
            .map(({ code, title }, at) => ({
              angle: String(degreesOfAngle(code) ?? title),
              cell: row.cells[at] ?? null,
            }))
            .filter(({ cell }) => cell !== null)
            .map(({ angle, cell }) =>
              line(section, row, angle, (code) => (code === applicationType ? cell : null)),
            ),
        ),
      ),
    ];
  }

  function line(
    section: TechnicalSection,
    row: TechnicalTableRow,
    angle: string,
    cellOf: (application: string) => FieldContent | null,
  ): string[] {
    const { unit = '', norm = '', scale, condition = '' } = row;
    const light = isColorRow(row) && condition ? lightOf(condition) : undefined;
    return [
      ...[section.title, conditionOf(section), row.group ? `${row.group}: ${row.title}` : row.title, angle],
      ...applications.map(({ code }) => plainValue(cellOf(code), unit, words)),
      ...[unit, scale ? `${scale.min}–${scale.max}` : '', norm],
      ...(light ? [light.illuminant, light.observer, ''] : ['', '', condition]),
    ];
  }
}

/** Returns the condition under which all of a medium's values were measured. */
export function conditionOf({ description, condition }: TechnicalSection): string {
  return [description, condition].filter(Boolean).join(', ');
}

function rankOf({ columns }: TechnicalSection, application: string): number {
  return columns.findIndex(({ applicationType }) => applicationType === application);
}
