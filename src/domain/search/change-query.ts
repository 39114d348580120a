import type { ListingQuery } from './listing-query.ts';

/** The query with these values of a filter in place of those it has; none clears the filter. */
export function withValues(query: ListingQuery, key: string, values: readonly string[]): ListingQuery {
  const { [key]: present, ...others } = query.filters;
  if (values.length === 0) return { ...query, filters: others };
  // A filter that is there already keeps its place among the chips.
  return { ...query, filters: { ...(present ? query.filters : others), [key]: [...new Set(values)] } };
}

/** The query with a value chosen, or taken back where it was. An empty value takes back all of its filter. */
export function withToggled(query: ListingQuery, key: string, value: string): ListingQuery {
  const values = query.filters[key] ?? [];
  if (value === '') return withValues(query, key, []);
  const isChosen = values.includes(value);
  return withValues(query, key, isChosen ? values.filter((each) => each !== value) : [...values, value]);
}

/** The query without values that a service has left out. */
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

/** Filters that any service understands. */
const COMMON: readonly string[] = ['i'];

/** What is left of a query that a service refuses as a whole, and what of it is gone. */
export function commonPart(query: ListingQuery): {
  query: ListingQuery;
  ignored: { key: string; value: string }[];
} {
  const ignored = Object.entries(query.filters).flatMap(([key, values]) =>
    COMMON.includes(key) ? [] : values.map((value) => ({ key, value })),
  );
  return { query: withoutValues(query, ignored), ignored };
}

/** The query with what differs between two others, of which it has the first so far. */
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

/** Whether two queries find the same in the same order, however it is drawn. */
export function findsTheSame(a: ListingQuery, b: ListingQuery): boolean {
  return queryKey(a) === queryKey(b);
}

/** Identifies what a query finds. */
export function queryKey({ term, type, tab, filters, sort }: ListingQuery): string {
  return JSON.stringify([term, type, tab, sort, Object.entries(filters)]);
}
