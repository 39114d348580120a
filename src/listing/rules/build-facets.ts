import type { Facet } from './facet.ts';
import type { FacetRow, RowValue } from './facet-rows.ts';
import type { ListingQuery } from './listing-query.ts';

/** Counts of an answer by filter and value; missing ones are 0, those that could not be read `undefined`. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number | undefined>> | undefined>>;

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
        key === 'no_internal' || control === 'date' ? undefined : counts && countOf(counts, key, value.key),
      isChosen: chosen.includes(value.key),
    }));
    return [{ key, title, control, group, values, shortlist, below }];
  });
}

function countOf(counts: Counts, key: string, value: string): number | undefined {
  const known = key in counts ? counts[key] : {};
  return known && value in known ? known[value] : known && 0;
}

function isOffered({ industries, values, control }: FacetRow, chosen: readonly string[]): boolean {
  if (values.length === 0 && control !== 'date') return false;
  return !industries || chosen.length === 0 || chosen.some((code) => industries.includes(code));
}
