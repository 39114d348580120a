/** Lowers the first letter of a title that stands within a sentence; abbreviations such as HDPE stay. */
export function inSentence(title: string): string {
  return title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
