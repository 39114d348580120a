import { queryKey } from '../rules/change-query.ts';
import type { ListingQuery } from '../rules/listing-query.ts';
import type { ListingAnswer } from './listing.ts';

/** Number of remembered answers. */
const MOST = 10;

/** The latest answers of a listing, so that Back within the page shows the same hits at once. */
export function rememberedAnswers() {
  const answers = new Map<string, ListingAnswer>();
  return {
    get: (query: ListingQuery) => answers.get(queryKey(query)),
    keep(answer: ListingAnswer) {
      const key = queryKey(answer.query);
      answers.delete(key);
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
    },
    clear: () => answers.clear(),
  };
}
