/**
 * Writes letters and digits in their plain form: those of full width, which Asian keyboards write, ligatures, superscripts.
 * A trade mark stays the sign that it is.
 */
export function plainText(text: string): string {
  return text.replace(/[^™℠]+/g, (some) => some.normalize('NFKC'));
}

/** Removes case, accents and all but plain forms, to compare typed text with list entries. */
export function foldText(text: string): string {
  return plainText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
