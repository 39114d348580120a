import type { CsvFormat } from '../../lib/file/table-text.ts';
import { keepChoice, readKeptChoice } from '../kept-lists.ts';
import type { Store } from '../state.ts';

const KEY = 'ce-csvFormat';
const FORMAT = /^([,;\t])([.,])$/;

/** The format of the viewer's CSV files: as chosen, else as spreadsheets of the browser's country read them. */
export function csvFormat(store: Store): CsvFormat {
  const [, separator, decimal] = FORMAT.exec(String(readKeptChoice(store, KEY))) ?? [];
  if (separator && decimal) return { separator, decimal } as CsvFormat;
  return (1.5).toLocaleString().includes(',')
    ? { separator: ';', decimal: ',' }
    : { separator: ',', decimal: '.' };
}

/** Chooses the format of all CSV files, and the decimal sign of copied tables. */
export function keepCsvFormat(store: Store, { separator, decimal }: CsvFormat): void {
  keepChoice(store, KEY, separator + decimal);
}
