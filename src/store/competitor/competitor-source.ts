import type { CompetitorProduct } from '../../domain/competitor/competitor-product.ts';
import type { Page } from '../hooks.ts';
import { httpContextOf } from '../http-context.ts';
import type { ListingOptions } from '../listing/listing-options.ts';
import type { ListingSource } from '../listing/listing-source.ts';
import { pageSource } from '../listing/page-source.ts';
import { loadService } from '../load-service.ts';

/** Which product of a competitor a listing is about. */
export interface CompetitorChoice {
  id: string;
  /** Whether the address still names it: on the way back to another one, this listing shall ask nothing more. */
  isCurrent: () => boolean;
  /** An answer tells what product it is. */
  onProduct: (product: CompetitorProduct) => void;
}

/** What a listing of our products near a competitor's takes from the page: all as any listing, but the search. */
export function competitorSource(
  page: Pick<Page, 'store' | 'bus'>,
  options: Pick<ListingOptions, 'url' | 'urlPrefix'>,
  { id, isCurrent, onProduct }: CompetitorChoice,
): ListingSource {
  const source = pageSource(page, options, undefined);
  const { history } = source;
  return {
    ...source,
    history: { ...history, watch: (listener) => history.watch(() => isCurrent() && listener()) },
    async search({ filters, part }, signal) {
      const { searchNearest } = await loadService(() => import('../../services/competitors.ts'));
      signal.throwIfAborted();
      const http = httpContextOf(page.store);
      const { competitor, ...result } = await searchNearest(http, { productId: id, filters, part }, signal);
      if (!signal.aborted) onProduct(competitor);
      return result;
    },
  };
}
