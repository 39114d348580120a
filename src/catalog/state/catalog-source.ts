import type { SearchHit } from '../../domain/search/search-hit.ts';
import { searchSource } from '../../listing/state/engine/search-source.ts';
import { positionHistory } from '../../listing/state/listing-history.ts';
import type { ListingOptions } from '../../listing/state/listing-options.ts';
import type { ListingSource } from '../../listing/state/listing-source.ts';
import type { SearchResult } from '../../services/search.ts';
import type { Page } from '../../store/hooks.ts';

/** The products that a catalogue's listing currently shows. */
export interface ListedProducts {
  /** In the order of the catalogue. */
  ids: readonly string[];
  /** Internal products are hidden. */
  isForCustomers: boolean;
}

const NOTHING: SearchResult = { total: 0, hits: [], aggregations: undefined, ignored: [] } as const;

/**
 * The source of a catalogue's listing: as for any listing, but it searches among these products, and sorts them in
 * their order unless another one is chosen.
 */
export function catalogSource(
  page: Pick<Page, 'store' | 'bus'>,
  options: Pick<ListingOptions, 'urlPrefix'>,
  listed: () => ListedProducts,
): ListingSource {
  const source = searchSource(page, { ...options, url: false }, undefined);
  return {
    ...source,
    history: positionHistory(options.urlPrefix),
    async search(call, signal) {
      const { ids, isForCustomers } = listed();
      // Without ids the service would search all products.
      if (ids.length === 0) return NOTHING;
      const filters = new URLSearchParams(call.filters);
      filters.delete('ids');
      for (const id of ids) filters.append('ids', id);
      if (isForCustomers) filters.set('no_internal', 'true');
      const result = await source.search({ ...call, filters }, signal);
      return filters.has('sort') ? result : { ...result, hits: inOrderOf(ids, result.hits) };
    },
  };
}

/** Sorts hits by the order of these ids; other hits come last. */
export function inOrderOf<Hit extends Pick<SearchHit, 'id'>>(
  ids: readonly string[],
  hits: readonly Hit[],
): Hit[] {
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const indexOf = ({ id }: Hit) => indexes.get(id) ?? ids.length;
  return hits.toSorted((one, other) => indexOf(one) - indexOf(other));
}
