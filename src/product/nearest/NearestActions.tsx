import type { Pigment } from '../../services/pigment.ts';
import { useTexts } from '../../store/hooks.ts';
import { useTableCopy } from '../../store/useTableCopy.ts';
import { nearestTexts } from '../../texts/nearest.ts';
import { tableTexts } from '../../texts/tables.ts';
import { TableActions } from '../../ui/content/TableActions.tsx';
import { useProductContext } from '../useProductContext.ts';
import { nearestTable } from './nearest-table.ts';
import type { NearestShown } from './useNearestShown.ts';

/** Copies or saves the nearest products as data. */
export function NearestActions({
  product,
  industry,
  ...shown
}: NearestShown & { product: Pigment; industry: string }) {
  const text = useTexts(nearestTexts);
  const words = useTexts(tableTexts);
  const { copyTable, saveCsv } = useTableCopy();
  const { context, name, internal } = useProductContext({ ...product, industry });
  const [, , trade] = context;
  const marks = context.filter(({ isMark }) => isMark);
  const table = () =>
    nearestTable({ product, industry: trade?.value ?? industry, marks, internal, ...shown }, text, words);
  return (
    <TableActions
      copyText={words('tables.copy')}
      csvText={words('tables.csv')}
      csvLabel={text('nearest.csv')}
      onCopy={() => copyTable(table())}
      onSave={() => saveCsv(table(), ...name, text('nearest.title'), shown.masstone.medium.title)}
    />
  );
}
