import { type FacetRow, facetRows } from '../../domain/search/facet-rows.ts';
import type { ListingQuery } from '../../domain/search/listing-query.ts';
import { listingRequest } from '../../domain/search/listing-request.ts';
import type { Aggregations } from '../../services/search.ts';
import type { ListingOptions } from './listing-options.ts';
import type { ListingSource } from './listing-source.ts';

/** The facets of a listing without their counts: what there is at all, asked for once for each type and tab. */
export interface ListingRows {
  /** Asks for the rows unless they are known or under way. Never rejects; `undefined` where they cannot be had. */
  load(query: ListingQuery): Promise<FacetRow[] | undefined>;
  /** Makes them of an answer; those of a query without term and filters are all there are, and are kept. */
  from(query: ListingQuery, aggregations: Aggregations | undefined): Promise<FacetRow[]>;
  /** Forgets them: what there is depends on who looks. */
  clear(): void;
}

/** Whether nothing but the listing's own filters narrows the query. */
export function isBare({ term, filters }: ListingQuery): boolean {
  return term === '' && Object.keys(filters).length === 0;
}

export function listingRows(source: ListingSource, options: ListingOptions): ListingRows {
  const kept = new Map<string, Promise<FacetRow[] | undefined>>();
  const keyOf = ({ type, tab }: ListingQuery) => `${type} ${tab}`;
  const without = new Set(Object.keys(options.filters));

  const make = async ({ type }: ListingQuery, base: Aggregations) =>
    facetRows({
      base,
      manifest: await source.manifest(),
      titleOf: (key) => source.text(`filter.${key}`),
      audience: source.audience(),
      showsDocuments: type === 'assets' || options.mode === 'sheets',
      without,
      only: options.facets,
    });

  const ask = async (query: ListingQuery) => {
    const request = listingRequest({ ...query, term: '', filters: {}, sort: undefined }, options);
    try {
      const call = { ...request, part: { size: 0 } };
      const { aggregations = {} } = await source.search(call, new AbortController().signal);
      return await make(query, aggregations);
    } catch {
      // The answer itself says what is wrong with the service.
      kept.delete(keyOf(query));
      return undefined;
    }
  };

  return {
    load(query) {
      const known = kept.get(keyOf(query)) ?? ask(query);
      kept.set(keyOf(query), known);
      return known;
    },
    from(query, aggregations = {}) {
      const known = isBare(query) ? kept.get(keyOf(query)) : undefined;
      const rows = make(query, aggregations);
      if (!isBare(query)) return rows;
      if (!known) kept.set(keyOf(query), rows);
      return rows;
    },
    clear() {
      kept.clear();
    },
  };
}
