import type { TableText } from '../../lib/table-text.ts';
import type { Column } from './DataTable.tsx';

/** What is the same for all rows of a table, such as the medium: a column of its own once it is copied. */
export interface TableContext {
  title: string;
  value: string;
}

/** The texts of a table, to be copied or saved. Columns that have none are left out. */
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
