/** A table of plain text, for copying and saving. */
export interface TableText {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Contains internal data, which the name of its file says, too. */
  isInternal?: true | undefined;
  /** Lacks internal data that the reader sees. */
  leavesOut?: true | undefined;
}

/** A number as data. */
const NUMBER = /^[-+]?\d+(\.\d+)?$/;
/** Start of a text that spreadsheets run as a formula; some accept full-width characters, too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** A value common to all rows, such as the product. */
export interface TableContext {
  title: string;
  value: string;
  /** Marks all rows as internal. */
  isMark?: true | undefined;
}

/** Adds a column for each common value, before the others, and leaves out columns without any value. */
export function dataTable(
  { columns, rows, isInternal, leavesOut }: TableText,
  context: readonly TableContext[] = [],
): TableText {
  const all = {
    columns: [...context.map(({ title }) => title), ...columns],
    rows: rows.map((cells) => [...context.map(({ value }) => value), ...cells]),
  };
  const isFilled = all.columns.map((_, at) => all.rows.some((cells) => cells[at] !== ''));
  const kept = (cells: readonly string[]) => cells.filter((_, at) => isFilled[at]);
  const isMarked = isInternal || context.some(({ isMark }) => isMark);
  return {
    columns: kept(all.columns),
    rows: all.rows.map(kept),
    ...(isMarked && { isInternal: true as const }),
    ...(leavesOut && { leavesOut }),
  };
}

/** Formats tab-separated values, which spreadsheets paste. */
export function toTsv(table: TableText): string {
  return lines(table, (cell) => harmless(cell.replace(/[\t\r\n]+/g, ' ')), '\t', '\n');
}

/** Formats comma-separated values (RFC 4180), with a byte order mark so that spreadsheets detect UTF-8. */
export function toCsv(table: TableText): string {
  return `\uFEFF${lines(table, csvCell, ',', '\r\n')}\r\n`;
}

/** Formats an HTML table, which text editors and most spreadsheets paste. */
export function toHtml({ columns, rows }: TableText): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(harmless(cell))}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(columns, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

function lines(
  { columns, rows }: TableText,
  write: (cell: string) => string,
  separator: string,
  end: string,
): string {
  return [columns, ...rows].map((cells) => cells.map(write).join(separator)).join(end);
}

function csvCell(cell: string): string {
  const safe = harmless(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Uses the ASCII minus and the plain space that other programs parse; puts an apostrophe before a text that could be a
 * formula.
 */
function harmless(cell: string): string {
  const text = cell.replace(/−(?=\d)/g, '-').replaceAll('\u00a0', ' ');
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
