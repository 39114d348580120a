import { rangesApart, toCsv } from '../../lib/file/csv.ts';
import { fileName } from '../../lib/file/file-name.ts';
import { saveFile } from '../../lib/file/save-file.ts';
import type { TableText } from '../../lib/file/table-text.ts';
import type { tableTexts } from '../../texts/tables.ts';
import type { Translate } from '../../texts/translate.ts';
import type { Store } from '../state.ts';
import { csvFormat } from './csv-format.ts';

/** Saves a table as a CSV file in the viewer's format. @param name parts of the file's name */
export function saveCsv(
  store: Store,
  text: Translate<typeof tableTexts>,
  table: TableText,
  name: readonly string[],
): void {
  const apart = rangesApart(table, {
    min: (head) => text('tables.head.min', { head }),
    max: (head) => text('tables.head.max', { head }),
  });
  saveFile(
    `${fileName(...name, table.isInternal && text('tables.internal'))}.csv`,
    new Blob([toCsv(apart, csvFormat(store))], { type: 'text/csv;charset=utf-8' }),
  );
}
