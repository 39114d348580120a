/** A table of plain text, for copying and saving. */
export interface TableText {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A displayed number, with a true minus sign. */
const NUMBER = /^[-+−]?\d+(\.\d+)?$/;
/** Start of a text that spreadsheets run as a formula; some accept full-width characters, too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

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

/** Uses the plain minus that spreadsheets parse; puts an apostrophe before a text that could be a formula. */
function harmless(cell: string): string {
  if (NUMBER.test(cell)) return cell.replace('−', '-');
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
