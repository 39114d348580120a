import type { CompetitorProduct } from '../../../src/domain/competitor/competitor-product.ts';
import { searchSource } from '../../../src/listing/state/engine/search-source.ts';
import type { ListingOptions } from '../../../src/listing/state/listing-options.ts';
import type { ListingSource } from '../../../src/listing/state/listing-source.ts';
import type { Page } from '../../../src/store/hooks.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import { loadService } from '../../../src/store/reads/load-service.ts';

/** The competitor's product of a listing. */
export interface CompetitorChoice {
  id: string;
  /** Code of the medium in which ours are compared. @default the service's choice */
  medium?: string | undefined;
  /** Whether the address still has both. After history navigation to others, this listing must not call the service. */
  isCurrent: () => boolean;
  /** Called with the competitor's product of a response. */
  onProduct: (product: CompetitorProduct) => void;
}

/** Creates the source of a listing of our products near a competitor's. Only the search differs from other listings. */
export function competitorSource(
  page: Pick<Page, 'store' | 'bus'>,
  options: Pick<ListingOptions, 'url' | 'urlPrefix'>,
  { id, medium, isCurrent, onProduct }: CompetitorChoice,
): ListingSource {
  const source = searchSource(page, options, undefined);
  const { history } = source;
  return {
    ...source,
    history: { ...history, watch: (listener) => history.watch(() => isCurrent() && listener()) },
    async search({ filters, range }, signal) {
      const { searchNearest } = await loadService(() => import('../../../src/services/competitors.ts'));
      signal.throwIfAborted();
      const http = httpContextOf(page.store);
      const call = { productId: id, medium, filters, range };
      const { competitor, medium: shown, media, ...result } = await searchNearest(http, call, signal);
      if (!signal.aborted) onProduct(competitor);
      return { ...result, compared: { medium: shown, media } };
    },
  };
}
