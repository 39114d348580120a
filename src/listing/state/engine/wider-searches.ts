import { withToggled } from '../../rules/change-query.ts';
import type { ListingQuery } from '../../rules/listing-query.ts';
import type { ListingState, WiderSearch } from '../listing.ts';

/** Maximum number of chips to try. */
const MOST = 8;

/**
 * Counts the hits without each chip, without the term, and without all chips. Without filters there is no way out: all
 * that there is answers no question. Failed counts are left out.
 *
 * @param count requests only the total
 */
export async function widerSearches(
  { query, chips }: Pick<ListingState, 'query' | 'chips'>,
  count: (query: ListingQuery) => Promise<{ total: number }>,
): Promise<WiderSearch[]> {
  const searches = chips
    .slice(0, MOST)
    .map((chip): [WiderSearch['without'], ListingQuery] => [chip, withToggled(query, chip.key, chip.value)]);
  if (query.term && chips.length > 0) searches.push(['term', { ...query, term: '' }]);
  if (chips.length > 1) searches.push(['filters', { ...query, filters: {} }]);
  const counted = await Promise.all(
    searches.map(([without, rest]) =>
      count(rest).then(
        ({ total }): WiderSearch[] => [{ without, total }],
        () => [],
      ),
    ),
  );
  return counted.flat();
}
