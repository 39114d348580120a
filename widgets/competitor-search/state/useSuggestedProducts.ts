import { useEffect, useState } from 'react';
import type { CompetitorProduct } from '../../../src/domain/competitor/competitor-product.ts';
import { plainText } from '../../../src/lib/text/fold-text.ts';
import { usePage } from '../../../src/store/hooks.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import { loadService } from '../../../src/store/reads/load-service.ts';

/** The suggestions for a term; `failed` if the call failed. */
export interface SuggestedProducts {
  term: string;
  products: readonly CompetitorProduct[];
  failed: boolean;
}

/** Debounce time of typing, in ms. */
const PAUSE = 200;

/**
 * Suggests products of competitors for a term. Keeps the previous suggestions until the next ones are loaded.
 *
 * @param term `undefined` for no suggestions
 */
export function useSuggestedProducts(term: string | undefined): SuggestedProducts | undefined {
  const { store } = usePage();
  const [suggested, setSuggested] = useState<SuggestedProducts>();
  useEffect(() => {
    if (term === undefined) return setSuggested(undefined);
    const asking = new AbortController();
    const ask = async () => {
      const { suggestCompetitors } = await loadService(() => import('../../../src/services/competitors.ts'));
      const filters = new URLSearchParams(term ? { q: plainText(term) } : {});
      return suggestCompetitors(httpContextOf(store), filters, asking.signal);
    };
    const put = (products: readonly CompetitorProduct[], failed: boolean) => {
      if (!asking.signal.aborted) setSuggested({ term, products, failed });
    };
    const timer = setTimeout(() => {
      ask().then(
        (products) => put(products, false),
        () => put([], true),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [store, term]);
  return suggested;
}
