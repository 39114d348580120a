import { copyTable } from '../../lib/file/copy-table.ts';
import { fileName } from '../../lib/file/file-name.ts';
import { saveFile } from '../../lib/file/save-file.ts';
import { type TableText, toCsv } from '../../lib/file/table-text.ts';
import { copyingTexts } from '../../texts/copying.ts';
import { tableTexts } from '../../texts/tables.ts';
import { usePage, useTexts } from '../hooks.ts';
import { addNotice } from '../notices/notices.ts';
import { addCopyFailure } from './copy-failure.ts';

/**
 * Copies and saves tables; success and failure show notices, a refusal is reported (spec P§8). Nothing is done with a
 * table without rows. The functions that copy return what there is to say of the copy, `false` without one.
 */
export function useTableCopy() {
  const { store } = usePage();
  const text = useTexts(tableTexts);
  const copying = useTexts(copyingTexts);

  const isEmpty = ({ rows, leavesOut }: TableText): boolean => {
    if (rows.length > 0) return false;
    addNotice(store, { type: 'info', text: text(leavesOut ? 'tables.onlyInternal' : 'tables.empty') });
    return true;
  };

  const copy = async (
    table: TableText,
    what: 'tables.copied' | 'tables.copiedRow',
  ): Promise<string | false> => {
    if (isEmpty(table)) return false;
    try {
      await copyTable(table);
      return text(table.isInternal ? `${what}.internal` : what);
    } catch (error) {
      addCopyFailure(store, error, copying);
      return false;
    }
  };

  const copyAloud = async (...copied: Parameters<typeof copy>) => {
    const message = await copy(...copied);
    if (message) addNotice(store, { type: 'success', text: message });
    return message;
  };

  return {
    copyTable: (table: TableText) => copyAloud(table, 'tables.copied'),
    /** Without a notice: the button says so. */
    copyQuietly: (table: TableText) => copy(table, 'tables.copied'),
    copyRow: (table: TableText) => copyAloud(table, 'tables.copiedRow'),
    /** @param name parts of the file's name, such as product, industry and content */
    saveCsv: (table: TableText, ...name: readonly string[]) => {
      if (isEmpty(table)) return;
      saveFile(
        `${fileName(...name, table.isInternal && text('tables.internal'))}.csv`,
        new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }),
      );
    },
  };
}
