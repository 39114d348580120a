const MAX_WORDS = 12;

/** The words of a text: runs of letters and digits, in lower case and without accents. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}
