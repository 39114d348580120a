import type { ResultType } from '../../domain/search/search-hit.ts';
import { withoutValues } from './change-query.ts';
import { type FacetAudience, isOpenTo } from './facet-audience.ts';
import { FILTERS } from './filter-table.ts';
import type { ListingQuery } from './listing-query.ts';

/**
 * The part of a query that its viewer may use and that has a meaning for its type, and the filters removed from it. A
 * link passed on by staff has others, as does an address of documents that is switched to image stacks.
 */
export function permittedQuery(
  query: ListingQuery,
  viewer: FacetAudience,
): { query: ListingQuery; ignored: { key: string; value: string }[] } {
  const ignored = FILTERS.filter((row) => !isOpenTo(row, viewer) || !appliesTo(row.key, query.type)).flatMap(
    ({ key }) => (query.filters[key] ?? []).map((value) => ({ key, value })),
  );
  return { query: ignored.length > 0 ? withoutValues(query, ignored) : query, ignored };
}

/** Whether a filter has a meaning for hits of a type. */
export function appliesTo(key: string, type: ResultType): boolean {
  return FILTERS.find((row) => row.key === key)?.types?.includes(type) ?? true;
}
