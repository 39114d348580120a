import { synonyms } from '../../../data/synonyms.ts';
import { wordsOf } from './words.ts';

/** A shorter beginning of a synonym is a beginning of too much else. */
const SHORTEST_BEGINNING = 5;

/** What the catalogue says instead, by each synonym. */
const meanings: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(synonyms).flatMap(([text, also]) =>
    also.flatMap((each) => wordsOf(each).map((word) => [word, wordsOf(text)] as const)),
  ),
);

/** The synonyms themselves, as words. */
export const synonymWords: readonly string[] = [...meanings.keys()];

/**
 * Returns what a word of a term means in the words of the catalogue, all of which must occur: of a synonym, or of all
 * those that it begins.
 */
export function meaningsOf(word: string): (readonly string[])[] {
  const own = meanings.get(word);
  if (own) return [own];
  if (word.length < SHORTEST_BEGINNING) return [];
  return [...meanings].flatMap(([synonym, words]) => (synonym.startsWith(word) ? [words] : []));
}

/** Writes a term in the words of the catalogue; null if it holds no synonym. */
export function inCatalogueWords(term: string): string | null {
  let isChanged = false;
  const changed = term.replace(/[\p{L}\p{N}]+/gu, (typed) => {
    const words = meanings.get(wordsOf(typed)[0] ?? '');
    isChanged ||= words !== undefined;
    return words?.join(' ') ?? typed;
  });
  return isChanged ? changed : null;
}
