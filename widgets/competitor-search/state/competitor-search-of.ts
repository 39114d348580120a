import type { CompetitorProduct } from '../../../src/domain/competitor/competitor-product.ts';
import type { NearSearch } from '../../../src/listing/state/near/near-source.ts';
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

/** The search for our products near a competitor's. */
export function competitorSearchOf(
  { store }: Pick<Page, 'store'>,
  { id, medium, isCurrent, onProduct }: CompetitorChoice,
): NearSearch {
  return {
    isCurrent,
    async search({ filters, range }, signal) {
      const { searchNearest } = await loadService(() => import('../../../src/services/competitors.ts'));
      signal.throwIfAborted();
      const call = { productId: id, medium, filters, range };
      const {
        competitor,
        medium: shown,
        media,
        ...result
      } = await searchNearest(httpContextOf(store), call, signal);
      if (!signal.aborted) onProduct(competitor);
      return { ...result, compared: { medium: shown, media } };
    },
  };
}
