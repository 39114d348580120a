/** A table as plain texts, to be copied or saved. */
export interface TableText {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A number as it is shown, with a true minus. */
const NUMBER = /^[-+−]?\d+(\.\d+)?$/;
/** Spreadsheets take a text that begins like this for a formula, some of them in full width, too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Tab-separated values, as spreadsheets take them from the clipboard. */
export function toTsv(table: TableText): string {
  return lines(table, (cell) => harmless(cell.replace(/[\t\r\n]+/g, ' ')), '\t', '\n');
}

/** Comma-separated values by RFC 4180, with the byte order mark by which spreadsheets know UTF-8. */
export function toCsv(table: TableText): string {
  return `\uFEFF${lines(table, csvCell, ',', '\r\n')}\r\n`;
}

/** An HTML table, as text editors and most spreadsheets take it from the clipboard. */
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

/** Numbers get the plain minus that spreadsheets know; a text that could be a formula gets an apostrophe before it. */
function harmless(cell: string): string {
  if (NUMBER.test(cell)) return cell.replace('−', '-');
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
