import { ServiceError } from '../../../errors/service-error.ts';
import type { SearchResult } from '../../../services/search.ts';
import { acceptedQuery } from '../../rules/change-query.ts';
import type { ListingQuery } from '../../rules/listing-query.ts';
import { listingRequest } from '../../rules/listing-request.ts';
import { permittedQuery } from '../../rules/permitted-query.ts';
import type { ListingOptions } from '../listing-options.ts';
import type { ListingRange } from '../listing-ranges.ts';
import type { ListingSource } from '../listing-source.ts';
import { withinBase } from './within-base.ts';

/** Requests of a listing. */
export interface ListingSearch {
  /** Searches without the filters that the viewer may not use, or that have no meaning for the type. */
  search(query: ListingQuery, range: ListingRange, signal: AbortSignal): Promise<SearchResult>;
  /**
   * If the service refuses the search, repeats it without most filters. Returns the query that the result belongs to.
   */
  searchPatiently(
    query: ListingQuery,
    range: ListingRange,
    signal: AbortSignal,
  ): Promise<{ query: ListingQuery; result: SearchResult }>;
}

/** Creates the requests of a listing from its query and options. */
export function listingSearch(options: ListingOptions, source: ListingSource): ListingSearch {
  const search: ListingSearch['search'] = async (query, range, signal) => {
    if (query.tab && query.tab !== 'all' && source.viewer() === '')
      throw new ServiceError({ kind: 'http', status: 401 });
    const own = permittedQuery(query, source.audience()).query;
    const result = await source.search({ ...listingRequest(own, options), range }, signal);
    return withinBase(result, options.filters, query, source.audience());
  };
  return {
    search,
    async searchPatiently(query, range, signal) {
      try {
        const result = await search(query, range, signal);
        return { query, result };
      } catch (error) {
        const common = acceptedQuery(query);
        const { status = 0 } = error instanceof ServiceError ? error : {};
        if ((status !== 400 && status !== 403) || common.ignored.length === 0) throw error;
        const result = await search(common.query, range, signal);
        return { query: common.query, result: { ...result, ignored: common.ignored } };
      }
    },
  };
}
