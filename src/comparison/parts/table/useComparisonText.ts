import type { TableText } from '../../../lib/file/table-text.ts';
import { useTexts } from '../../../store/hooks.ts';
import { fieldTexts, wordsOfFields } from '../../../texts/fields.ts';
import { tableTexts } from '../../../texts/tables.ts';
import type { ComparedGroup } from '../../rules/table/compared-row.ts';
import type { TableContent } from '../../rules/table/comparison-for-customers.ts';
import { comparisonTable } from '../../rules/table/comparison-table.ts';
import type { ComparedTable } from '../../state/useComparedTable.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';

interface Compared extends Pick<ComparedTable, 'products' | 'reference' | 'media'> {
  groups: readonly ComparedGroup[];
  /** What customers get of it. */
  forCustomers: () => TableContent;
  /** Whether internal rows are included. */
  isInternal: boolean;
}

/** Returns a function that writes the whole comparison as a table of text, to copy or to save. */
export function useComparisonText({ forCustomers, isInternal, ...compared }: Compared): () => TableText {
  const text = useTexts(comparePageTexts);
  const words = useTexts(tableTexts);
  const fieldText = useTexts(fieldTexts);
  return () =>
    comparisonTable({
      ...compared,
      customers: forCustomers(),
      internal: {
        isIncluded: isInternal,
        head: words('tables.head.access'),
        mark: words('tables.internal'),
      },
      words: wordsOfFields(fieldText),
      titles: {
        colors: text('compare.colors'),
        media: text('compare.media'),
        hex: text('compare.hex'),
        heads: {
          group: text('compare.part'),
          method: text('compare.method'),
          property: text('compare.field'),
          medium: words('tables.head.medium'),
          mediumCondition: words('tables.head.mediumCondition'),
          depth: words('tables.head.depth'),
          angle: words('tables.head.angle'),
          unit: words('tables.head.unit'),
          illuminant: words('tables.head.illuminant'),
          observer: words('tables.head.observer'),
          calculated: words('tables.head.calculated'),
          reference: words('tables.head.reference'),
        },
      },
    });
}
