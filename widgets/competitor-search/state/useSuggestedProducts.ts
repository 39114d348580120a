import { useEffect, useState } from 'react';
import type { CompetitorProduct } from '../../../src/domain/competitor/competitor-product.ts';
import { usePage } from '../../../src/store/hooks.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import { loadService } from '../../../src/store/reads/load-service.ts';

/** What is suggested for a term; `failed` where the service gave no answer. */
export interface SuggestedProducts {
  term: string;
  products: readonly CompetitorProduct[];
  failed: boolean;
}

/** Milliseconds without a key before the service is asked. */
const PAUSE = 200;

/**
 * Products of competitors for what is typed; those of what was typed before until the next are there.
 *
 * @param term undefined where none are wanted
 */
export function useSuggestedProducts(term: string | undefined): SuggestedProducts | undefined {
  const { store } = usePage();
  const [suggested, setSuggested] = useState<SuggestedProducts>();
  useEffect(() => {
    if (term === undefined) return setSuggested(undefined);
    const asking = new AbortController();
    const ask = async () => {
      const { suggestCompetitors } = await loadService(() => import('../../../src/services/competitors.ts'));
      const filters = new URLSearchParams(term ? { q: term } : {});
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
