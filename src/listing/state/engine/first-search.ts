import type { ResultType } from '../../../domain/search/search-hit.ts';
import type { ServiceCall } from '../../../http/service-call.ts';
import { listOf, recordOf, textOf, textsOf } from '../../../payload/raw-values.ts';
import { searchCall } from '../../../services/search-calls.ts';
import type { AskedDefaults } from '../../rules/asked-props.ts';
import type { ListingSort, ListingTab } from '../../rules/listing-query.ts';
import { listingRequest } from '../../rules/listing-request.ts';
import { ownAddress } from '../history/own-address.ts';
import { SERVICE_SIZE } from '../listing-options.ts';
import { firstRange } from '../listing-ranges.ts';

// The first search of a listing as data, by the element's props alone: for calls made before the listing's code runs, in
// the browser and on the page's server.

/** The options that determine a listing's first search. */
export type SearchOptions = ReturnType<typeof searchOptions>;

/**
 * Returns the search that a listing makes first, at an address.
 *
 * @param search the query string of the page's address
 * @returns `needsUser`: visitors do not make it
 */
export function firstSearch(
  options: SearchOptions,
  search: string,
): { call: ServiceCall; needsUser: boolean } {
  const query = ownAddress(options).read(options.url ? search : '');
  const { list, filters } = listingRequest(query, options);
  return {
    call: searchCall({ list, filters, range: firstRange(options) }),
    needsUser: list !== 'search',
  };
}

/**
 * Reads those options; what the contract would refuse has its default.
 *
 * @param props props of the element, unvalidated
 * @param byDefault the contract's defaults of props
 */
export function searchOptions(props: Readonly<Record<string, unknown>>, byDefault: AskedDefaults) {
  const { filters, sort, urlPrefix, urlKeys } = props;
  const { mode, size, url } = { ...byDefault, ...props };
  const listed = (name: 'types' | 'tabs') => textsOf(props[name]) ?? textsOf(byDefault[name]) ?? [];
  return {
    mode: mode === 'sheets' ? ('sheets' as const) : ('search' as const),
    types: listed('types') as ResultType[],
    tabs: listed('tabs') as ListingTab[],
    views: [],
    filters: Object.fromEntries(
      Object.entries(recordOf(filters)).map(([key, value]) => [
        key,
        listOf(value) ? (textsOf(value) ?? []) : String(value),
      ]),
    ),
    sort: textOf(sort) as ListingSort | undefined,
    size: typeof size === 'number' ? size : SERVICE_SIZE,
    url: url !== false,
    urlPrefix: textOf(urlPrefix) ?? '',
    urlKeys: recordOf(urlKeys) as Record<string, string>,
  };
}
