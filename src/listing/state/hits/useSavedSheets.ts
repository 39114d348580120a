import type { SearchHit } from '../../../domain/search/search-hit.ts';
import { useShared } from '../../../store/hooks.ts';
import { type Read, useRead } from '../../../store/reads/useRead.ts';
import type { ListingQuery } from '../../rules/listing-query.ts';
import { useListing, useListingState } from '../listing-context.ts';

/** Reads all hits of a query of this listing, also those that it does not show; anew once what it shows has changed. */
export function useSavedSheets(query: ListingQuery): Read<readonly SearchHit[]> {
  const listing = useListing();
  const userId = useShared(({ user }) => user?.userId);
  const shown = useListingState(({ answer }) => [answer?.queryId, answer?.totals.mysheets].join(' '));
  const { term, filters, sort } = query;
  return useRead(JSON.stringify(['working-list', userId, shown, term, filters, sort]), (_, signal) =>
    listing.readAll(query, signal),
  );
}
