import type { SearchIndex } from '../index/search-index.ts';
import type { SearchRequest } from '../query/search-request.ts';
import type { ReadTerm, Reference } from './read-term.ts';
import { meaningsOf } from './synonyms.ts';
import { type TextColumns, type TextMatcher, textColumnsFor } from './text-match.ts';

/** Maximum number of matches to rank. More matches are sorted by name: such a term says little about any of them. */
const RANKED_AT_MOST = 5000;

/** Lower for suggestions, which are requested with every keystroke. */
const SUGGESTED_AT_MOST = 1000;

/**
 * Rows of the products that match the term: those that it names, then those of the pigments that it names, then by
 * relevance, inactive and incomplete ones last. Null without a term.
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
  // Full text has no exact match: namesakes of other grades rank as high.
  const first = [...matcher.named(request.query.term), ...productsOfPigments(request, term, index, matcher)];
  const matches = matchWords(words, request, matcher);
  // Relevance alone would favour incomplete products: the shorter a text, the more each of its words counts.
  const isLast = (row: number) => index.products[row]?.isSecondary ?? false;
  const others = [...matches.filter((row) => !isLast(row)), ...matches.filter(isLast)];
  const byColor = coloredFirst(others, words, index);
  return first.length > 0 ? [...new Set([...first, ...byColor])] : byColor;
}

/** Products of a colour that the term names come before others of which the text only mentions it. */
function coloredFirst(rows: number[], words: readonly string[], { facets, products }: SearchIndex): number[] {
  const meant = new Set(words.flatMap((word) => [word, ...meaningsOf(word).flat()]));
  const colors = (facets.get('c') ?? []).filter(({ key }) => meant.has(key));
  if (colors.length === 0) return rows;
  const colored = new Set(colors.flatMap((color) => [...color.products]));
  const isNamed = (row: number) => colored.has(row) && !products[row]?.isSecondary;
  return [...rows.filter(isNamed), ...rows.filter((row) => !isNamed(row))];
}

/** Products of the pigments with one of these codes, by name, the standard grade of each first. */
export function productsOf({ codes }: Reference, { facets, products }: SearchIndex): number[] {
  const pigments = (facets.get('color_index') ?? []).filter(({ key }) => codes.includes(key));
  const position = (row: number) => products[row]?.position ?? 0;
  // It was the first of its pigment in the catalogue.
  const standard = pigments.map((pigment) =>
    pigment.products.reduce((one, other) => (position(other) < position(one) ? other : one)),
  );
  const byName = (one: number, other: number) => one - other;
  const all = pigments.flatMap((pigment) => [...pigment.products]).toSorted(byName);
  return [...new Set([...standard.toSorted(byName), ...all])];
}

/** The products of the pigments that the term names, if their texts contain its other words. */
function productsOfPigments(
  { viewer }: SearchRequest,
  { references, words }: ReadTerm,
  index: SearchIndex,
  matcher: TextMatcher,
): number[] {
  const [first, ...others] = references
    .filter(({ codes }) => codes.length > 0)
    .map((reference) => productsOf(reference, index));
  if (!first) return [];
  if (words.length > 0) others.push(matcher.matching(words, textColumnsFor(viewer)));
  const sets = others.map((rows) => new Set(rows));
  return first.filter((row) => sets.every((set) => set.has(row)));
}

/** Sorted by relevance, or by name if there are too many. */
function matchWords(words: readonly string[], request: SearchRequest, matcher: TextMatcher): number[] {
  const columns = request.isProductSuggestRequest
    ? suggestedColumns(words, matcher)
    : textColumnsFor(request.viewer);
  const found = matcher.matching(words, columns);
  const most = request.isProductSuggestRequest ? SUGGESTED_AT_MOST : RANKED_AT_MOST;
  if (found.length > most) return [...Uint16Array.from(found).sort()];
  return request.size > 0 ? matcher.ranked(words, columns) : found;
}

/** Searches names and numbers first; chemistry and other names only if these have no match. */
function suggestedColumns(words: readonly string[], matcher: TextMatcher): TextColumns {
  return matcher.matching(words, 'names').length > 0 ? 'names' : 'chemistries';
}
