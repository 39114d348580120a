import { type CsvFormat, type TableText, toHtml, toTsv } from './table-text.ts';

/** Copies a table to the clipboard, for spreadsheets and text editors. @throws if the browser refuses */
export async function copyTable(table: TableText, decimal?: CsvFormat['decimal']): Promise<void> {
  const text = toTsv(table, decimal);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([text], { type: 'text/plain' }),
      'text/html': new Blob([toHtml(table, decimal)], { type: 'text/html' }),
    }),
  ]);
}
