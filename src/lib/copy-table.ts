import { type TableText, toHtml, toTsv } from './table-text.ts';

/** Puts a table onto the clipboard, for spreadsheets and for text editors. @throws where the browser refuses */
export async function copyTable(table: TableText): Promise<void> {
  const text = toTsv(table);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([text], { type: 'text/plain' }),
      'text/html': new Blob([toHtml(table)], { type: 'text/html' }),
    }),
  ]);
}
