import { leftOutOf } from '../../../lib/left-out.ts';
import { randomId } from '../../../lib/random-id.ts';
import type { Aggregations, SearchResult } from '../../../services/search.ts';
import type { Counts } from '../../rules/build-facets.ts';
import { withoutValues } from '../../rules/change-query.ts';
import type { ListingQuery } from '../../rules/listing-query.ts';
import type { ListingAnswer } from '../listing.ts';

/** Creates the shown answer from a result. Filters that the service ignored are removed from its query. */
export function listingAnswer(
  asked: ListingQuery,
  { hits, leftOut, total, aggregations = {}, ignored, didYouMean, compared, unknownBase }: SearchResult,
  totals: ListingAnswer['totals'],
): ListingAnswer {
  const counts = Object.fromEntries(
    Object.entries(aggregations).map(([key, values]) => [key, values && countsOf(values)]),
  );
  const queryId = randomId();
  const query = withoutValues(asked, ignored);
  return {
    ...{ queryId, query, hits, leftOut, total, counts, totals, didYouMean, ignored },
    ...(compared && { compared }),
    ...(unknownBase && { unknownBase }),
  };
}

/** Counts by value; `undefined` where it is not known which of them could not be read. */
function countsOf(values: NonNullable<Aggregations[string]>): Counts[string] {
  const unread = leftOutOf(values).map((item) => (item as { key?: unknown } | null)?.key);
  if (unread.some((key) => typeof key !== 'string')) return undefined;
  return Object.fromEntries([
    ...unread.map((key) => [key, undefined]),
    ...values.map(({ key, count }) => [key, count]),
  ]);
}
