import { queryKey } from '../../domain/search/change-query.ts';
import type { FacetRow } from '../../domain/search/facet-rows.ts';
import type { ListingQuery } from '../../domain/search/listing-query.ts';
import type { ListingAnswer } from './listing.ts';

/** An answer with the facets that belong to it. */
export interface RememberedAnswer {
  answer: ListingAnswer;
  rows: readonly FacetRow[];
}

/** So many ways back need no request. */
const MOST = 10;

/** The latest answers of a listing, so that Back within the page shows the same hits, as many, at once. */
export function rememberedAnswers() {
  const answers = new Map<string, RememberedAnswer>();
  return {
    get: (query: ListingQuery) => answers.get(queryKey(query)),
    keep(remembered: RememberedAnswer) {
      const key = queryKey(remembered.answer.query);
      answers.delete(key);
      answers.set(key, remembered);
      const [oldest] = answers.keys();
      if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
    },
    clear: () => answers.clear(),
  };
}
