import { foldText } from '../../lib/fold-text.ts';
import type { ComparedGroup, ComparedRow } from './comparison-rows.ts';

/** Filter for the rows of a comparison. */
export interface RowFilter {
  /** Only rows in which the products differ. */
  differencesOnly: boolean;
  /** Only rows in which every product has a value. */
  filledOnly: boolean;
  /** Words to find in title, heading or contents. */
  search: string;
}

/** Returns the rows that pass the filter. */
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
