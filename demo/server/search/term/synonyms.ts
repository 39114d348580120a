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

/** American and British spellings. */
const SPELLINGS = [
  ['gray', 'grey'],
  ['color', 'colour'],
  ['sulf', 'sulph'],
  ['aluminum', 'aluminium'],
  ['fiber', 'fibre'],
  ['luster', 'lustre'],
] as const;

/** A shorter beginning of a compound is more likely one of another word, as in "carrot". */
const SHORTEST_PIECE = 4;

/** The synonyms themselves, as words. */
export const synonymWords: readonly string[] = [...meanings.keys()];

/**
 * Returns what a word of a term means in the words of the catalogue, all of which must occur: of a synonym, or of all
 * those that it begins.
 */
export function meaningsOf(word: string): (readonly string[])[] {
  const own = meaningOf(word);
  if (own) return [own];
  if (word.length < SHORTEST_BEGINNING) return [];
  return [...meanings].flatMap(([synonym, words]) => (synonym.startsWith(word) ? [words] : []));
}

function meaningOf(word: string): readonly string[] | undefined {
  return meanings.get(word) ?? piecesOf(word) ?? otherSpellingOf(word);
}

/** What a German compound means, such as `kobaltblau`: its last piece is a synonym, and what stands before may be one. */
function piecesOf(word: string): readonly string[] | undefined {
  for (let at = SHORTEST_PIECE; at < word.length; at++) {
    const last = meanings.get(word.slice(at));
    if (!last) continue;
    const before = word.slice(0, at);
    return [...(meanings.get(before) ?? piecesOf(before) ?? [before]), ...last];
  }
  return undefined;
}

function otherSpellingOf(word: string): readonly string[] | undefined {
  const [from, to] =
    SPELLINGS.flatMap(([us, british]) => [[us, british] as const, [british, us] as const]).find(([each]) =>
      word.includes(each),
    ) ?? [];
  return from === undefined || to === undefined ? undefined : [word.replace(from, to)];
}

/** Writes a term in the words of the catalogue; null if it holds no synonym. */
export function inCatalogueWords(term: string): string | null {
  let isChanged = false;
  const changed = term.replace(/[\p{L}\p{N}]+/gu, (typed) => {
    const words = meaningOf(wordsOf(typed)[0] ?? '');
    isChanged ||= words !== undefined;
    return words?.join(' ') ?? typed;
  });
  return isChanged ? changed : null;
}
