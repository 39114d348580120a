import type { ListingQuery } from './listing-query.ts';

/** Replaces a filter's values; an empty list clears the filter. */
export function withValues(query: ListingQuery, key: string, values: readonly string[]): ListingQuery {
  const { [key]: present, ...others } = query.filters;
  if (values.length === 0) return { ...query, filters: others };
  // An existing filter keeps its place among the chips.
  return { ...query, filters: { ...(present ? query.filters : others), [key]: [...new Set(values)] } };
}

/** Selects or deselects a value. An empty value deselects all values of its filter. */
export function withToggled(query: ListingQuery, key: string, value: string): ListingQuery {
  const values = query.filters[key] ?? [];
  if (value === '') return withValues(query, key, []);
  const isChosen = values.includes(value);
  return withValues(query, key, isChosen ? values.filter((each) => each !== value) : [...values, value]);
}

/** Removes values that a service has ignored. */
export function withoutValues(
  query: ListingQuery,
  ignored: readonly { key: string; value: string }[],
): ListingQuery {
  return ignored.reduce((rest, { key, value }) => {
    const values = rest.filters[key] ?? [];
    return withValues(
      rest,
      key,
      values.filter((each) => each !== value),
    );
  }, query);
}

/** Filters that every service supports. */
const COMMON: readonly string[] = ['i'];

/** The part of a refused query that any service accepts, and the filters removed from it. */
export function acceptedQuery(query: ListingQuery): {
  query: ListingQuery;
  ignored: { key: string; value: string }[];
} {
  const ignored = Object.entries(query.filters).flatMap(([key, values]) =>
    COMMON.includes(key) ? [] : values.map((value) => ({ key, value })),
  );
  return { query: withoutValues(query, ignored), ignored };
}

/** Applies to a query what differs between two others. */
export function changedQuery(query: ListingQuery, was: ListingQuery, is: ListingQuery): ListingQuery {
  const keys = Object.keys({ ...was.filters, ...is.filters });
  const filtered = keys.reduce((all, key) => withValues(all, key, is.filters[key] ?? []), query);
  return {
    ...filtered,
    ...(is.term !== was.term && { term: is.term }),
    ...(is.type !== was.type && { type: is.type }),
    ...(is.tab !== was.tab && { tab: is.tab }),
    ...(is.sort !== was.sort && { sort: is.sort }),
  };
}

/** Whether two queries have the same results in the same order, regardless of the view. */
export function findsTheSame(a: ListingQuery, b: ListingQuery): boolean {
  return queryKey(a) === queryKey(b);
}

/** Identifies a query's results. */
export function queryKey({ term, type, tab, filters, sort }: ListingQuery): string {
  return JSON.stringify([term, type, tab, sort, Object.entries(filters)]);
}
