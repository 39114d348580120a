import {
  type CompetitorProduct,
  makeCompetitorProducts,
} from '../../../data/competitors/competitor-products.ts';
import { wordsOf } from '../term/words.ts';

/** Finds products of other makers. */
export interface CompetitorBook {
  byId: (id: string) => CompetitorProduct | undefined;
  /** Products with a word that starts with each word of the term, best match first; all products for an empty term. */
  matching: (term: string, industries: readonly string[]) => CompetitorProduct[];
}

/** The products of other makers, which are few enough to look through. */
export function competitorBook(products = makeCompetitorProducts()): CompetitorBook {
  const entries = products.map((product) => ({ product, words: wordsOfProduct(product) }));
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    byId: (id) => byId.get(id),
    matching(term, industries) {
      const asked = wordsOf(term);
      return entries
        .filter(({ product }) => isFor(product, industries))
        .map(({ product, words }) => ({ product, distance: distanceOf(asked, words) }))
        .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
        .toSorted(
          (one, other) =>
            one.distance - other.distance ||
            labelOf(one.product).localeCompare(labelOf(other.product), 'en', { numeric: true }),
        )
        .map(({ product }) => product);
    },
  };
}

function labelOf({ name, company }: CompetitorProduct): string {
  return `${name} ${company}`;
}

/** `PR254`, `PR 254` and `C.I. Pigment Red 254` are one name. */
function wordsOfProduct({ name, company, colorIndex }: CompetitorProduct): string[] {
  const [, hue = '', number = ''] = /^C\.I\. Pigment (\w+) (.+)$/.exec(colorIndex) ?? [];
  const letters = { Black: 'bk', Brown: 'br' }[hue] ?? hue.slice(0, 1).toLowerCase();
  return [name, company, colorIndex, `p${letters}${number}`, `p${letters}`].flatMap(wordsOf);
}

/** Number of words that are only begun; endless where a word is missing. */
function distanceOf(asked: readonly string[], words: readonly string[]): number {
  return asked.reduce((sum, word) => {
    if (words.includes(word)) return sum;
    return words.some((each) => each.startsWith(word)) ? sum + 1 : Number.POSITIVE_INFINITY;
  }, 0);
}

function isFor({ industries }: CompetitorProduct, asked: readonly string[]): boolean {
  return asked.length === 0 || industries.some((code) => asked.includes(code));
}
