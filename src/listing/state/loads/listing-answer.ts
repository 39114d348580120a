import { randomId } from '../../../lib/random-id.ts';
import type { SearchResult } from '../../../services/search.ts';
import { withoutValues } from '../../rules/change-query.ts';
import type { ListingQuery } from '../../rules/listing-query.ts';
import type { ListingAnswer } from '../listing.ts';

/** Creates the shown answer from a result. Filters that the service ignored are removed from its query. */
export function listingAnswer(
  asked: ListingQuery,
  { hits, total, aggregations = {}, ignored, didYouMean, compared, unknownBase }: SearchResult,
  totals: ListingAnswer['totals'],
): ListingAnswer {
  const counts = Object.fromEntries(
    Object.entries(aggregations).map(([key, values]) => [
      key,
      Object.fromEntries((values ?? []).map(({ key, count }) => [key, count])),
    ]),
  );
  const queryId = randomId();
  const query = withoutValues(asked, ignored);
  return {
    ...{ queryId, query, hits, total, counts, totals, didYouMean, ignored },
    ...(compared && { compared }),
    ...(unknownBase && { unknownBase }),
  };
}
