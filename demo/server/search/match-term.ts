import { canSeeCompetitors } from '../access.ts';
import type { SearchRequest } from './find-products.ts';
import type { SearchIndex } from './search-index.ts';
import type { TextMatcher } from './text-match.ts';
import { wordsOf } from './words.ts';

/** A term that more products match says little about any of them: they come by name instead. */
const RANKED_AT_MOST = 5000;

/** Ranks (places by name) of the products that match the term, best match first; null without a term. */
export function matchTerm(request: SearchRequest, index: SearchIndex, matcher: TextMatcher): number[] | null {
  const { term } = request.query;
  if (term === '') return null;
  const words = wordsOf(term);
  if (words.length === 0) return [];
  // Full text knows no "exactly this": namesakes of other grades rank as high.
  const positions = new Set([...matcher.named(term), ...matchWords(words, request, matcher)]);
  const ranks = [...positions].map((position) => index.ranks[position] ?? 0);
  return ranks.length > RANKED_AT_MOST ? ranks.toSorted((a, b) => a - b) : ranks;
}

function matchWords(
  words: readonly string[],
  { viewer, size, isProductSuggestRequest }: SearchRequest,
  matcher: TextMatcher,
): number[] {
  if (isProductSuggestRequest) return matcher.suggested(words);
  const withCompetitors = canSeeCompetitors(viewer);
  const unordered = matcher.matching(words, withCompetitors);
  const needsOrder = size > 0 && unordered.length <= RANKED_AT_MOST;
  return needsOrder ? matcher.ranked(words, withCompetitors) : unordered;
}
