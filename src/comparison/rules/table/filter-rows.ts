import { foldText } from '../../../lib/text/fold-text.ts';
import type { ComparedGroup, ComparedRow } from './compared-row.ts';

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
  const isFound = ({ title }: ComparedGroup, row: ComparedRow) =>
    findsWords(search, [title, row.title, ...row.texts].join(' '));
  return new Set(
    groups.flatMap((group) =>
      group.rows.filter(
        (row) => (!differencesOnly || row.differs) && (!filledOnly || row.isFilled) && isFound(group, row),
      ),
    ),
  );
}

/**
 * Returns the rows with one value for all products that {@link RowFilter.differencesOnly} leaves out; they can be told in
 * a line. None without that filter.
 */
export function equalRows(groups: readonly ComparedGroup[], filter: RowFilter): ReadonlySet<ComparedRow> {
  if (!filter.differencesOnly) return new Set();
  const filled = filterRows(groups, { ...filter, differencesOnly: false, filledOnly: true });
  return new Set([...filled].filter(({ differs, role }) => !differs && role === undefined));
}

/** Whether the text contains all search words; true without words. */
export function findsWords(search: string, text: string): boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const folded = foldText(text);
  return words.every((word) => folded.includes(word));
}
