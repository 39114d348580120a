import { useTableCopy } from '../../../store/files/useTableCopy.ts';
import { useTexts } from '../../../store/hooks.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { TableActions } from '../../../ui/content/TableActions.tsx';
import { nearTableTexts } from '../../texts/near-table.ts';
import { type NearTableSources, nearTable } from './near-table.ts';

/** Copies the nearest products with their values to the clipboard, or saves them as a file. */
export function NearActions(sources: NearTableSources) {
  const text = useTexts(nearTableTexts);
  const { copyTable, saveCsv } = useTableCopy();
  const words = useTexts(tableTexts);
  const table = () => nearTable(sources, text, words);
  const { look, facts } = sources;
  return (
    <TableActions
      copyText={text('near.table.copy')}
      csvText={text('near.table.csv')}
      csvLabel={text('near.table.csv.of')}
      onCopy={() => copyTable(table())}
      onSave={() =>
        saveCsv(table(), text('near.table.file', { name: look.standard.name }), facts.medium?.title ?? '')
      }
    />
  );
}
