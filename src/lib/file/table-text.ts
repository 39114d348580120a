/** A table of plain text, for copying and saving. */
export interface TableText {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Heads of columns whose numbers are names or versions. @default all numbers are figures */
  names?: readonly string[] | undefined;
  /** Contains internal data, which the name of its file says, too. */
  isInternal?: true | undefined;
  /** Lacks internal data that the reader sees. */
  leavesOut?: true | undefined;
}

/** How spreadsheets of a country read a file. */
export interface CsvFormat {
  separator: ',' | ';' | '\t';
  /** Decimal sign. */
  decimal: '.' | ',';
}

/** A number as data, or a limit. */
const NUMBER = /^([<>≤≥]\s?)?[-+]?\d+(\.\d+)?$/;
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
  { columns, rows, isInternal, leavesOut, names = [] }: TableText,
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
    names: [...context.map(({ title }) => title), ...names],
  };
}

/** Formats tab-separated values, which spreadsheets paste. */
export function toTsv(table: TableText, decimal: CsvFormat['decimal'] = '.'): string {
  const rows = written(table, decimal);
  return rows.map((cells) => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}

/** Formats an HTML table, which text editors and most spreadsheets paste. */
export function toHtml(table: TableText, decimal: CsvFormat['decimal'] = '.'): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const [head = [], ...rows] = written(table, decimal);
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

/** The heads and rows as other programs parse them: figures with this decimal sign, texts that are no formulas. */
export function written({ columns, rows, names = [] }: TableText, decimal: CsvFormat['decimal']): string[][] {
  const isName = columns.map((head) => names.includes(head));
  return [columns, ...rows].map((cells) =>
    cells.map((cell, at) => {
      const text = cell.replace(/−(?=\d)/g, '-').replaceAll('\u00a0', ' ');
      if (NUMBER.test(text)) return isName[at] ? text : text.replace('.', decimal);
      return FORMULA.test(text) ? `'${text}` : text;
    }),
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
