import { useEffect, useState } from 'react';
import type { ProductHit } from '../../domain/search/search-hit.ts';
import type { ServiceError } from '../../errors/service-error.ts';
import { plainText } from '../../lib/text/fold-text.ts';
import { usePage } from '../hooks.ts';
import { failureOf } from '../notices/failure-of.ts';
import { httpContextOf } from './http-context.ts';
import { loadService } from './load-service.ts';

/** What was found for a term. */
export interface FoundProducts {
  term: string;
  products: readonly ProductHit[];
  failure?: ServiceError | undefined;
}

/** Milliseconds without a key before the service is asked. */
const PAUSE = 200;

/**
 * Products for what is typed; those of what was typed before until the next are there.
 *
 * @param industry code of the industry that they are of; of any without one
 */
export function useFoundProducts(term: string, industry?: string | null): FoundProducts | undefined {
  const { store } = usePage();
  const [found, setFound] = useState<FoundProducts>();
  useEffect(() => {
    if (term === '') return setFound(undefined);
    const asking = new AbortController();
    const ask = async () => {
      const { searchDocuments } = await loadService(() => import('../../services/search.ts'));
      const filters = new URLSearchParams({ type: 'pigments', q: plainText(term) });
      if (industry) filters.set('i', industry);
      const range = { size: 10, isProductSuggestRequest: true } as const;
      const { hits } = await searchDocuments(httpContextOf(store), { filters, range }, asking.signal);
      return hits.filter((hit) => hit.resultType === 'pigments');
    };
    const timer = setTimeout(() => {
      ask().then(
        (products) => asking.signal.aborted || setFound({ term, products }),
        (error) => asking.signal.aborted || setFound({ term, products: [], failure: failureOf(error) }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [store, term, industry]);
  return found;
}
