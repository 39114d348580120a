import { wordsOf } from '../term/words.ts';

/** Start and end of a part of a text, in UTF-16 units. */
export type MatchedRange = [start: number, end: number];

/** The beginnings of the text's words that one of the term's words matches, case and accents aside. */
export function matchedRanges(text: string, term: string): MatchedRange[] {
  const wanted = wordsOf(term);
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const folded = wordsOf(word)[0] ?? '';
    const lengths = wanted.filter((each) => folded.startsWith(each)).map((each) => each.length);
    return lengths.length > 0
      ? [[index, index + unfoldedLength(word, Math.max(...lengths))] satisfies MatchedRange]
      : [];
  });
}

/** How much of a word its first letters are: folding turns `æ` and such into several or none. */
function unfoldedLength(word: string, folded: number): number {
  for (let end = 1; end < word.length; end++)
    if ((wordsOf(word.slice(0, end))[0] ?? '').length >= folded) return end;
  return word.length;
}
