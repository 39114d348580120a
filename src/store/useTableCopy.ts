import { copyTable } from '../lib/copy-table.ts';
import { fileName } from '../lib/file-name.ts';
import { saveFile } from '../lib/save-file.ts';
import { type TableText, toCsv } from '../lib/table-text.ts';
import { copyingTexts } from '../texts/copying.ts';
import { tableTexts } from '../texts/tables.ts';
import { addCopyFailure } from './copy-failure.ts';
import { usePage, useTexts } from './hooks.ts';
import { addNotice } from './notices.ts';

/**
 * Copies and saves tables; success and failure show notices, a refusal is reported (spec P§8). The functions that copy tell
 * whether they did.
 */
export function useTableCopy() {
  const { store } = usePage();
  const text = useTexts(tableTexts);
  const copying = useTexts(copyingTexts);

  const copy = async (table: TableText, copied?: string): Promise<boolean> => {
    try {
      await copyTable(table);
      if (copied) addNotice(store, { type: 'success', text: copied });
      return true;
    } catch (error) {
      addCopyFailure(store, error, copying);
      return false;
    }
  };

  return {
    copyTable: (table: TableText) =>
      copy(table, text(table.isInternal ? 'tables.copied.internal' : 'tables.copied')),
    /** Without a notice: the button says so. */
    copyQuietly: (table: TableText) => copy(table),
    copyRow: (table: TableText) => copy(table, text('tables.copiedRow')),
    /** @param name parts of the file's name, such as product, industry and content */
    saveCsv: (table: TableText, ...name: readonly string[]) =>
      saveFile(
        `${fileName(...name, table.isInternal && text('tables.internal'))}.csv`,
        new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }),
      ),
  };
}
