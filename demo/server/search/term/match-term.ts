import { type Bitset, forEachIn, intersect, isIn, unite } from '../bitset.ts';
import type { SearchRequest } from '../hits/find-products.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { ReadTerm, Reference } from './read-term.ts';
import { setOfPositions, type TextMatcher, type TextPart, textPartFor } from './text-match.ts';

/** Maximum number of matches to rank: a term with more says little about any of them, so they come by name. */
const RANKED_AT_MOST = 5000;

/** Lower for suggestions, which are requested with every keystroke. */
const SUGGESTED_AT_MOST = 1000;

/**
 * Ranks (places by name) of the products that match the term: those that it names, then those of the pigments that
 * it names, then by relevance, inactive and incomplete ones last. Null without a term.
 */
export function matchTerm(
  request: SearchRequest,
  term: ReadTerm,
  index: SearchIndex,
  matcher: TextMatcher,
): number[] | null {
  if (request.query.term === '') return null;
  const words = [...term.references.flatMap((reference) => reference.words), ...term.words];
  if (words.length === 0) return [];
  const rankAt = (position: number) => index.ranks[position] ?? 0;
  // Full text has no exact match: namesakes of other grades rank as high.
  const first = [
    ...matcher.named(request.query.term).map(rankAt),
    ...productsOfPigments(request, term, index, matcher),
  ];
  // Numbers of their own kind sort ten times as fast as those of a list.
  const matches = Uint32Array.from(matchWords(words, request, matcher), rankAt);
  if (matches.length > rankedAtMost(request)) matches.sort();
  const others = secondaryLast(matches, index);
  return first.length > 0 ? [...new Set([...first, ...others])] : others;
}

/** Relevance alone would favour incomplete products: the shorter a text, the more each of its words counts. */
function secondaryLast(ranks: Uint32Array, { secondary }: SearchIndex): number[] {
  const first: number[] = [];
  const last: number[] = [];
  for (const rank of ranks) (isIn(secondary, rank) ? last : first).push(rank);
  return first.concat(last);
}

/** The products of the pigment with one of these codes. */
export function productsOf({ codes }: Reference, index: SearchIndex): Bitset {
  const values = (index.facets.get('color_index') ?? []).filter(({ key }) => codes.includes(key));
  return values.reduce<Bitset>(
    (set, { products }) => unite(set, products),
    new Uint32Array(index.internal.length),
  );
}

/** The standard grade of each pigment first: it was the first in the catalogue. */
function productsOfPigments(
  { viewer }: SearchRequest,
  { references, words }: ReadTerm,
  index: SearchIndex,
  matcher: TextMatcher,
): number[] {
  const sets = references.filter(({ codes }) => codes.length > 0).map((each) => productsOf(each, index));
  const [set] = sets;
  if (!set) return [];
  for (const other of sets) intersect(set, other);
  if (words.length > 0) intersect(set, setOfPositions(index, matcher.matching(words, textPartFor(viewer))));
  const ranks: number[] = [];
  forEachIn(set, (rank) => ranks.push(rank));
  const bases = new Set(references.flatMap(({ codes }) => codes).map((code) => index.baseGrades.get(code)));
  return ranks.toSorted((a, b) => Number(bases.has(b)) - Number(bases.has(a)));
}

function matchWords(words: readonly string[], request: SearchRequest, matcher: TextMatcher): number[] {
  const { part, unordered } = request.isProductSuggestRequest
    ? matchSuggested(words, matcher)
    : matchIn(textPartFor(request.viewer), words, matcher);
  const needsOrder = request.size > 0 && unordered.length <= rankedAtMost(request);
  return needsOrder ? matcher.ranked(words, part) : unordered;
}

/** Names and numbers are what someone looks up; chemistry and other names are searched where these find nothing. */
function matchSuggested(words: readonly string[], matcher: TextMatcher) {
  const named = matchIn('names', words, matcher);
  return named.unordered.length > 0 ? named : matchIn('chemistries', words, matcher);
}

function matchIn(part: TextPart, words: readonly string[], matcher: TextMatcher) {
  return { part, unordered: matcher.matching(words, part) };
}

function rankedAtMost({ isProductSuggestRequest }: SearchRequest): number {
  return isProductSuggestRequest ? SUGGESTED_AT_MOST : RANKED_AT_MOST;
}
