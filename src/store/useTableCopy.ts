import { copyTable } from '../lib/copy-table.ts';
import { saveFile } from '../lib/save-file.ts';
import { type TableText, toCsv } from '../lib/table-text.ts';
import { tableTexts } from '../texts/tables.ts';
import { usePage, useTexts } from './hooks.ts';
import { addNotice } from './notices.ts';

/** Copies and saves tables; success and failure show notices, a refusal is reported (spec P§8). */
export function useTableCopy() {
  const { store } = usePage();
  const text = useTexts(tableTexts);

  const copy = async (table: TableText, copied: string) => {
    try {
      await copyTable(table);
      addNotice(store, { type: 'success', text: copied });
    } catch (error) {
      reportError(error);
      addNotice(store, { type: 'error', text: text('tables.failed') });
    }
  };

  return {
    copyTable: (table: TableText) => copy(table, text('tables.copied')),
    copyRow: (table: TableText) => copy(table, text('tables.copiedRow')),
    /** @param name file name without extension */
    saveCsv: (table: TableText, name: string) =>
      saveFile(`${name}.csv`, new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' })),
  };
}
