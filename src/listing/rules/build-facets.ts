import type { Facet } from './facet.ts';
import type { FacetRow, RowValue } from './facet-rows.ts';
import type { ListingQuery } from './listing-query.ts';

/** Counts of an answer by filter and value; missing ones are 0. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * The facets of the filter form: fixed rows with the counts of one answer. A selected value never leaves its facet,
 * even if the rows don't contain it.
 *
 * @param counts those of the latest answer; `undefined` before the first
 */
export function buildFacets(
  rows: readonly FacetRow[],
  { filters }: ListingQuery,
  counts: Counts | undefined,
): Facet[] {
  const industries = filters.i ?? [];
  return rows.flatMap((row): Facet[] => {
    const chosen = filters[row.key] ?? [];
    if (row.isHidden || (chosen.length === 0 && !isOffered(row, industries))) return [];
    const { key, title, control, group, shortlist, below, options } = row;
    const unknown = chosen
      .filter((value) => !row.values.some((known) => known.key === value))
      .map(
        (value): RowValue => options?.find((known) => known.key === value) ?? { key: value, title: value },
      );
    const values = [...row.values, ...unknown].map((value) => ({
      ...value,
      count:
        counts && (key === 'no_internal' || control === 'date' ? undefined : (counts[key]?.[value.key] ?? 0)),
      isChosen: chosen.includes(value.key),
    }));
    return [{ key, title, control, group, values, shortlist, below }];
  });
}

function isOffered({ industries, values, control }: FacetRow, chosen: readonly string[]): boolean {
  if (values.length === 0 && control !== 'date') return false;
  return !industries || chosen.length === 0 || chosen.some((code) => industries.includes(code));
}
