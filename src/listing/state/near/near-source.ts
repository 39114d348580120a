import type { Page } from '../../../store/hooks.ts';
import { searchSource } from '../engine/search-source.ts';
import type { ListingOptions } from '../listing-options.ts';
import type { ListingSource } from '../listing-source.ts';

/** A search for our products near a colour. */
export interface NearSearch {
  /** Whether the address still names the colour. After history navigation to another, this listing must not call. */
  isCurrent: () => boolean;
  search: ListingSource['search'];
}

/** Creates the source of a listing of our products near a colour. Only the search differs from other listings. */
export function nearSource(
  page: Pick<Page, 'store' | 'bus'>,
  options: Pick<ListingOptions, 'url' | 'urlPrefix'>,
  { isCurrent, search }: NearSearch,
): ListingSource {
  const source = searchSource(page, options, undefined);
  const { history } = source;
  return {
    ...source,
    history: { ...history, watch: (listener) => history.watch(() => isCurrent() && listener()) },
    search,
  };
}
