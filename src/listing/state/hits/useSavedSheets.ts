import type { SearchHit } from '../../../domain/search/search-hit.ts';
import { defineRead } from '../../../store/reads/reads.ts';
import { type Read, useRead } from '../../../store/reads/useRead.ts';
import type { ListingQuery } from '../../rules/listing-query.ts';
import type { Listing } from '../listing.ts';
import { useListing, useListingState } from '../listing-context.ts';

interface SheetsInput {
  /** Without any JSON of its own: the answer on screen, which is this listing's, identifies it. */
  listing: Pick<Listing, 'readAll'>;
  shown: string;
  query: ListingQuery;
}

const workingList = defineRead('working-list', ({ signal }, { listing, query }: SheetsInput) =>
  listing.readAll(query, signal),
);

/** Reads all hits of a query of this listing, also those that it does not show; anew once what it shows has changed. */
export function useSavedSheets(query: ListingQuery): Read<readonly SearchHit[]> {
  const listing = useListing();
  const shown = useListingState(({ answer }) => [answer?.queryId, answer?.totals.mysheets].join(' '));
  return useRead(workingList({ listing, shown, query }));
}
