import { hexNotation } from '../../domain/color/rgb.ts';
import type { FieldContent } from '../../domain/fields/field-content.ts';
import { type FieldWords, textOfContent } from '../../domain/fields/text-of-content.ts';
import type { TechnicalTableRow } from '../../domain/technical/technical-rows.ts';
import type { TechnicalSection } from '../../domain/technical/technical-sections.ts';
import type { TableText } from '../../lib/table-text.ts';

/** The heads of the columns. */
export interface TechnicalHeads {
  medium: string;
  mediumCondition: string;
  property: string;
  angle: string;
  unit: string;
  scale: string;
  norm: string;
  condition: string;
}

interface TableParts {
  /** The columns of values, of all media. */
  applications: readonly { code: string; title: string }[];
  heads: TechnicalHeads;
  words: FieldWords;
}

/**
 * Returns technical properties as one plain table to copy or save: a row for each property and angle, with the
 * conditions of its values. Empty columns are left out.
 */
export function technicalTable(
  sections: readonly TechnicalSection[],
  { applications, heads, words }: TableParts,
): TableText {
  const lines = sections.flatMap((section) => [
    ...section.rows.map((row) => line(section, row, '', (code) => row.cells[placeOf(section, code)] ?? null)),
    ...section.angleTables.flatMap(({ applicationType, angles, rows }) =>
      rows.flatMap((row) =>
        angles
          .map(({ title }, at) => ({ title, cell: row.cells[at] ?? null }))
          .filter(({ cell }) => cell !== null)
          .map(({ title, cell }) =>
            line(section, row, title, (code) => (code === applicationType ? cell : null)),
          ),
      ),
    ),
  ]);
  const columns = [
    ...[heads.medium, heads.mediumCondition, heads.property, heads.angle],
    ...applications.map(({ title }) => title),
    ...[heads.unit, heads.scale, heads.norm, heads.condition],
  ];
  const filled = columns.map((_, at) => lines.some((cells) => cells[at] !== ''));
  const kept = (cells: readonly string[]) => cells.filter((_, at) => filled[at]);
  return { columns: kept(columns), rows: lines.map(kept) };

  function line(
    section: TechnicalSection,
    row: TechnicalTableRow,
    angle: string,
    cellOf: (application: string) => FieldContent | null,
  ): string[] {
    const { unit = '', norm = '', scale } = row;
    return [
      ...[section.title, conditionOf(section), row.group ? `${row.group}: ${row.title}` : row.title, angle],
      ...applications.map(({ code }) => plainValue(cellOf(code), unit, words)),
      ...[unit, scale ? `${scale.min}–${scale.max}` : '', norm, row.condition ?? ''],
    ];
  }
}

/** Returns the condition under which all of a medium's values were measured. */
export function conditionOf({ description, condition }: TechnicalSection): string {
  return [description, condition].filter(Boolean).join(', ');
}

function placeOf({ columns }: TechnicalSection, application: string): number {
  return columns.findIndex(({ applicationType }) => applicationType === application);
}

/** Formats the value without its unit, which has its own column. */
function plainValue(content: FieldContent | null, unit: string, words: FieldWords): string {
  if (!content) return '';
  if (content.form === 'number') return content.text;
  if (content.form === 'color') return hexNotation(content.color);
  const text = textOfContent(content, words);
  return unit && text.endsWith(`\u00a0${unit}`) ? text.slice(0, -unit.length - 1) : text;
}
