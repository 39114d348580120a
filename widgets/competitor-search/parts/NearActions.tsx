import type { ComparedMedium } from '../../../src/domain/competitor/compared-medium.ts';
import {
  type CompetitorProduct,
  competitorLabel,
} from '../../../src/domain/competitor/competitor-product.ts';
import type { NearHit } from '../../../src/domain/competitor/near-hit.ts';
import { useTableCopy } from '../../../src/store/files/useTableCopy.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { tableTexts } from '../../../src/texts/tables.ts';
import { TableActions } from '../../../src/ui/content/TableActions.tsx';
import { competitorTableTexts } from '../texts/competitor-table.ts';
import { nearTable } from './near-table.ts';

interface NearActionsProps {
  product: CompetitorProduct;
  /** Medium in which ours were measured, if the service names it. */
  medium: ComparedMedium | undefined;
  /** The hits on screen. */
  hits: readonly NearHit[];
}

/** Copies the nearest products with their values to the clipboard, or saves them as a file. */
export function NearActions({ product, medium, hits }: NearActionsProps) {
  const text = useTexts(competitorTableTexts);
  const { copyTable, saveCsv } = useTableCopy();
  const words = useTexts(tableTexts);
  const table = () => nearTable({ product, medium, hits }, text, words);
  return (
    <TableActions
      copyText={text('competitor.table.copy')}
      csvText={text('competitor.table.csv')}
      csvLabel={text('competitor.table.csv.of')}
      onCopy={() => copyTable(table())}
      onSave={() =>
        saveCsv(
          table(),
          text('competitor.table.file', { name: competitorLabel(product) }),
          medium?.title ?? '',
        )
      }
    />
  );
}
