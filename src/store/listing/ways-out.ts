import { withToggled } from '../../domain/search/change-query.ts';
import type { Chip } from '../../domain/search/facet.ts';
import type { ListingQuery } from '../../domain/search/listing-query.ts';
import type { ListingState } from './listing.ts';

/** A way to hits again, with how many there are. */
export interface WayOut {
  /** What is dropped; absent where all filters are. */
  chip?: Chip | undefined;
  total: number;
}

/** So many chips are tried. */
const MOST = 8;

/**
 * Counts what dropping each chip would find, and dropping all of them. What cannot be counted is left out.
 *
 * @param count asks for the counts alone
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
