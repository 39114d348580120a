/** Lowers the first letter of a title used within a sentence; abbreviations such as HDPE are kept. */
export function inSentence(title: string): string {
  return title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
