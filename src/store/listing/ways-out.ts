import { withToggled } from '../../domain/search/change-query.ts';
import type { Chip } from '../../domain/search/facet.ts';
import type { ListingQuery } from '../../domain/search/listing-query.ts';
import type { ListingState } from './listing.ts';

/** A less narrow query with its number of hits. */
export interface WayOut {
  /** The dropped chip; absent if all filters are dropped. */
  chip?: Chip | undefined;
  total: number;
}

/** Maximum number of chips to try. */
const MOST = 8;

/**
 * Counts the hits without each chip, and without all of them. Failed counts are left out.
 *
 * @param count requests only the total
 */
export async function waysOut(
  { query, chips }: Pick<ListingState, 'query' | 'chips'>,
  count: (query: ListingQuery) => Promise<{ total: number }>,
): Promise<WayOut[]> {
  const ways = chips
    .slice(0, MOST)
    .map((chip): [Chip | undefined, ListingQuery] => [chip, withToggled(query, chip.key, chip.value)]);
  if (chips.length > 1) ways.push([undefined, { ...query, filters: {} }]);
  const counted = await Promise.allSettled(ways.map(([, without]) => count(without)));
  return counted.flatMap((outcome, at): WayOut[] => {
    const chip = ways[at]?.[0];
    return outcome.status === 'fulfilled' ? [{ ...(chip && { chip }), total: outcome.value.total }] : [];
  });
}
