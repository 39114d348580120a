/** Share of letter pairs from which two names count as one and its misspelling. */
const SIMILAR = 0.7;

/** Returns the known name that another one probably means; `undefined` if there is none. */
export function similarName(name: string, known: readonly string[]): string | undefined {
  const scores = known.map((candidate) => ({ candidate, score: similarity(name, candidate) }));
  const [best] = scores.sort((one, other) => other.score - one.score);
  return best && best.score >= SIMILAR ? best.candidate : undefined;
}

/** Dice coefficient of the letter pairs, from 0 to 1, ignoring case. A space at both ends makes these letters count. */
function similarity(one: string, other: string): number {
  const [some, others] = [letterPairs(` ${one.toLowerCase()} `), letterPairs(` ${other.toLowerCase()} `)];
  const shared = [...some].filter((pair) => others.has(pair)).length;
  return (2 * shared) / (some.size + others.size || 1);
}

/** The pairs of adjacent letters in a text. */
export function letterPairs(text: string): Set<string> {
  return new Set(Array.from(text.slice(1), (letter, index) => text.charAt(index) + letter));
}
