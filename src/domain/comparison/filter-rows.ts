import { foldText } from '../../lib/fold-text.ts';
import type { ComparedGroup, ComparedRow } from './comparison-rows.ts';

/** Which rows a reader wants to see. */
export interface RowFilter {
  /** Only where the products differ. */
  differencesOnly: boolean;
  /** Only where every product has something. */
  filledOnly: boolean;
  /** Words that title, heading or contents hold. */
  search: string;
}

/** The rows that pass. */
export function filterRows(
  groups: readonly ComparedGroup[],
  { differencesOnly, filledOnly, search }: RowFilter,
): ReadonlySet<ComparedRow> {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const isFound = ({ title = '' }: ComparedGroup, row: ComparedRow) => {
    if (words.length === 0) return true;
    const text = foldText([title, row.title, ...row.texts].join(' '));
    return words.every((word) => text.includes(word));
  };
  return new Set(
    groups.flatMap((group) =>
      group.rows.filter(
        (row) => (!differencesOnly || row.differs) && (!filledOnly || row.isFilled) && isFound(group, row),
      ),
    ),
  );
}
