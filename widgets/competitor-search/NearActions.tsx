import { type CompetitorProduct, competitorLabel } from '../../src/domain/competitor/competitor-product.ts';
import type { NearHit } from '../../src/domain/competitor/near-hit.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { useTableCopy } from '../../src/store/useTableCopy.ts';
import { competitorTableTexts } from '../../src/texts/competitor-table.ts';
import { TableActions } from '../../src/ui/content/TableActions.tsx';
import { nearTable } from './near-table.ts';

interface NearActionsProps {
  product: CompetitorProduct;
  /** Those shown. */
  hits: readonly NearHit[];
}

/** Takes the nearest products along with their figures: to the clipboard, or as a file. */
export function NearActions({ product, hits }: NearActionsProps) {
  const text = useTexts(competitorTableTexts);
  const { copyTable, saveCsv } = useTableCopy();
  const table = () => nearTable(product, hits, text);
  return (
    <TableActions
      copyText={text('competitor.table.copy')}
      csvText={text('competitor.table.csv')}
      csvLabel={text('competitor.table.csv.of')}
      onCopy={() => copyTable(table())}
      onSave={() => saveCsv(table(), text('competitor.table.file', { name: competitorLabel(product) }))}
    />
  );
}
