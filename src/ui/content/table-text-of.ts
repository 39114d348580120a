import type { TableText } from '../../lib/file/table-text.ts';
import type { Column } from './DataTable.tsx';

/** The texts of a table, for copying or saving. Columns without text are left out. */
export function tableTextOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): TableText {
  const texts = columns.flatMap((column) => {
    const title = column.heading ?? column.title;
    return column.text && typeof title === 'string' ? [{ title, text: column.text }] : [];
  });
  return {
    columns: texts.map(({ title }) => title),
    rows: rows.map((row) => texts.map(({ text }) => text(row))),
  };
}
