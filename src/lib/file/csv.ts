import { type CsvFormat, type TableText, written } from './table-text.ts';

/** As other programs read it. */
const PLAIN: CsvFormat = { separator: ',', decimal: '.' };

/** As we write numbers, with commas of thousands. */
const NUMBER = '([-−+]?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?)';

/** Both ends of a range, such as `10–60`; a hyphen may stand in place of the dash. */
const RANGE = new RegExp(`^${NUMBER}\\s?[–-]\\s?${NUMBER}$`);

/** Formats separated values (RFC 4180), with a byte order mark so that spreadsheets detect UTF-8. */
export function toCsv(table: TableText, { separator, decimal } = PLAIN): string {
  const quoted = (cell: string) =>
    cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const rows = written(table, decimal);
  return `\uFEFF${rows.map((cells) => `${cells.map(quoted).join(separator)}\r\n`).join('')}`;
}

/**
 * Gives the ends of ranges columns of their own, after all others: spreadsheets read `7-8` as a date and `10–60` as a text.
 *
 * @param heads make the heads of these columns
 */
export function rangesApart(
  table: TableText,
  heads: Record<'min' | 'max', (head: string) => string>,
): TableText {
  const ends: { head: string; cells: string[] }[] = [];
  const own = table.columns.flatMap((head, at) => {
    const cells = table.rows.map((row) => row[at] ?? '');
    const ranges = cells.map((cell) => (table.names?.includes(head) ? undefined : endsOf(cell)));
    if (!ranges.some(Boolean)) return [{ head, cells }];
    ends.push(
      { head: heads.min(head), cells: ranges.map((range) => range?.[0] ?? '') },
      { head: heads.max(head), cells: ranges.map((range) => range?.[1] ?? '') },
    );
    const others = cells.map((cell, row) => (ranges[row] ? '' : cell));
    return others.some(Boolean) ? [{ head, cells: others }] : [];
  });
  const columns = [...own, ...ends];
  return {
    ...table,
    columns: columns.map(({ head }) => head),
    rows: table.rows.map((_, row) => columns.map(({ cells }) => cells[row] ?? '')),
  };
}

function endsOf(cell: string): [min: string, max: string] | undefined {
  const [, min = '', max = ''] = (RANGE.exec(cell) ?? []).map((end) => end.replaceAll(',', ''));
  const isAscending = Number(min.replace('−', '-')) <= Number(max.replace('−', '-'));
  return min && max && isAscending ? [min, max] : undefined;
}
