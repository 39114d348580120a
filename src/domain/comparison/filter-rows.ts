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

/** The groups with the rows that pass; groups without any are left out. */
export function filterRows(
  groups: readonly ComparedGroup[],
  { differencesOnly, filledOnly, search }: RowFilter,
): ComparedGroup[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const isFound = ({ title = '' }: ComparedGroup, row: ComparedRow) => {
    if (words.length === 0) return true;
    const text = foldText([title, row.title, ...row.texts].join(' '));
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(
        (row) => (!differencesOnly || row.differs) && (!filledOnly || row.isFilled) && isFound(group, row),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}
