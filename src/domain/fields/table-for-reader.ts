import type { TableText } from '../../lib/file/table-text.ts';

/** How copies treat rows with internal data. */
export interface InternalRows {
  isIncluded: boolean;
  /** Title of the column with the mark. */
  head: string;
  mark: string;
}

/**
 * Returns a table as it is copied: either as customers get it, or whole, with a first column that marks each row which
 * customers get otherwise or not at all.
 *
 * @param all what internal users see
 * @param forCustomers the same columns, with what customers get
 */
export function tableForReader(
  all: TableText,
  forCustomers: TableText,
  { isIncluded, head, mark }: InternalRows,
): TableText {
  const open = new Set(forCustomers.rows.map((cells) => JSON.stringify(cells)));
  const isInternal = (cells: readonly string[]) => !open.has(JSON.stringify(cells));
  const hasInternal = all.rows.some(isInternal);
  const { columns, rows } = isIncluded ? all : forCustomers;
  return {
    columns: [head, ...columns],
    rows: rows.map((cells) => [isIncluded && isInternal(cells) ? mark : '', ...cells]),
    ...(hasInternal && (isIncluded ? { isInternal: true } : { leavesOut: true })),
  };
}
