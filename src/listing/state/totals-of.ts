import type { ListingQuery } from '../rules/listing-query.ts';
import type { ListingAnswer } from './listing.ts';
import type { ListingOptions } from './listing-options.ts';

type Totals = ListingAnswer['totals'];

/** Counts a query's hits of the other result types or tabs. Failed counts are left out. */
export function totalsOf(
  query: ListingQuery,
  { mode, types, tabs }: ListingOptions,
  count: (query: ListingQuery) => Promise<{ total: number }>,
): Promise<Totals> {
  const others: ListingQuery[] =
    mode === 'sheets'
      ? tabs.filter((tab) => tab !== query.tab).map((tab) => ({ ...query, tab }))
      : types.filter((type) => type !== query.type).map((type) => ({ ...query, type }));
  const none: Totals = {};
  return Promise.all(
    others.map((other) =>
      count(other).then(
        ({ total }): Totals => ({ [(mode === 'sheets' ? other.tab : other.type) ?? other.type]: total }),
        () => none,
      ),
    ),
  ).then((totals): Totals => Object.assign({}, ...totals));
}
