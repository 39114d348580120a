/** Longest term that the service searches for. */
const MAX_LENGTH = 200;

/** A term as it is searched for: without space around it, and cut where it is too long, never within a character. */
export function searchTerm(text: string): string {
  const term = text.trim();
  if (term.length <= MAX_LENGTH) return term;
  return term
    .slice(0, MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
