import { withToggled } from '../../rules/change-query.ts';
import type { ListingQuery } from '../../rules/listing-query.ts';
import type { ListingState, WayOut } from '../listing.ts';

/** Maximum number of chips to try. */
const MOST = 8;

/**
 * Counts the hits without each chip, without the term, and without all chips. Without filters there is no way out: all
 * that there is answers no question. Failed counts are left out.
 *
 * @param count requests only the total
 */
export async function waysOut(
  { query, chips }: Pick<ListingState, 'query' | 'chips'>,
  count: (query: ListingQuery) => Promise<{ total: number }>,
): Promise<WayOut[]> {
  const ways = chips
    .slice(0, MOST)
    .map((chip): [WayOut['without'], ListingQuery] => [chip, withToggled(query, chip.key, chip.value)]);
  if (query.term && chips.length > 0) ways.push(['term', { ...query, term: '' }]);
  if (chips.length > 1) ways.push(['filters', { ...query, filters: {} }]);
  const counted = await Promise.all(
    ways.map(([without, rest]) =>
      count(rest).then(
        ({ total }): WayOut[] => [{ without, total }],
        () => [],
      ),
    ),
  );
  return counted.flat();
}
