import type { TableText } from '../../lib/table-text.ts';
import type { Column } from './DataTable.tsx';

/** A value common to all rows, such as the medium: copied as a column of its own. */
export interface TableContext {
  title: string;
  value: string;
}

/** The texts of a table, for copying or saving. Columns without text are left out. */
export function tableTextOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  context: readonly TableContext[] = [],
): TableText {
  const texts = columns.flatMap((column) => {
    const title = column.heading ?? column.title;
    return column.text && typeof title === 'string' ? [{ title, text: column.text }] : [];
  });
  return {
    columns: [...texts.map(({ title }) => title), ...context.map(({ title }) => title)],
    rows: rows.map((row) => [...texts.map(({ text }) => text(row)), ...context.map(({ value }) => value)]),
  };
}
