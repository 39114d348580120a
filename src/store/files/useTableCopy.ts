import { copyTable } from '../../lib/file/copy-table.ts';
import type { TableText } from '../../lib/file/table-text.ts';
import { copyingTexts } from '../../texts/copying.ts';
import { tableTexts } from '../../texts/tables.ts';
import { usePage, useTexts } from '../hooks.ts';
import { addFailureNotice } from '../notices/failure-notice.ts';
import { addNotice } from '../notices/notices.ts';
import { loadService } from '../reads/load-service.ts';
import { addCopyFailure } from './copy-failure.ts';
import { csvFormat } from './csv-format.ts';

/**
 * Copies and saves tables; success and failure show notices, a refusal is reported (spec P§8). Nothing is done with a
 * table without rows. The functions that copy return what there is to say of the copy, `false` without one.
 */
export function useTableCopy() {
  const page = usePage();
  const { store } = page;
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
      await copyTable(table, csvFormat(store).decimal);
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

  const saveCsv = async (table: TableText, ...name: readonly string[]): Promise<void> => {
    if (isEmpty(table)) return;
    try {
      const code = await loadService(() => import('./save-csv.ts'));
      code.saveCsv(store, text, table, name);
    } catch (error) {
      const again = () => void saveCsv(table, ...name);
      addFailureNotice(page, error, { texts: tableTexts, key: 'tables.failed', again });
    }
  };

  return {
    copyTable: (table: TableText) => copyAloud(table, 'tables.copied'),
    /** Without a notice: the button says so. */
    copyQuietly: (table: TableText) => copy(table, 'tables.copied'),
    copyRow: (table: TableText) => copyAloud(table, 'tables.copiedRow'),
    /** @param name parts of the file's name, such as product, industry and content */
    saveCsv,
  };
}
