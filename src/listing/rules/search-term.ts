/** Maximum length of a term in the service. */
const MAX_LENGTH = 200;

/** Normalises a term: trimmed, and cut to the maximum length without splitting a character. */
export function searchTerm(text: string): string {
  const term = text.trim();
  if (term.length <= MAX_LENGTH) return term;
  return term
    .slice(0, MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
