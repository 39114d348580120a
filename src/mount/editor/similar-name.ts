/** Share of letter pairs from which two names count as one and its misspelling. */
const SIMILAR = 0.7;

/** Returns the known name that another one probably means; `undefined` if there is none. */
export function similarName(name: string, known: readonly string[]): string | undefined {
  const closest = closestName(name, known);
  return similarity(name, closest) >= SIMILAR && known.includes(closest) ? closest : undefined;
}

/** Returns the known name that is most similar, however little; the name itself if none is known. */
export function closestName(name: string, known: readonly string[]): string {
  const [closest] = known.toSorted((one, other) => similarity(name, other) - similarity(name, one));
  return closest ?? name;
}

/** Dice coefficient of the letter pairs, from 0 to 1, ignoring case. A space at both ends makes these letters count. */
function similarity(one: string, other: string): number {
  const [some, others] = [letterPairs(` ${one.toLowerCase()} `), letterPairs(` ${other.toLowerCase()} `)];
  const shared = [...some].filter((pair) => others.has(pair)).length;
  return (2 * shared) / (some.size + others.size || 1);
}

/** The pairs of adjacent letters in a text. */
function letterPairs(text: string): Set<string> {
  return new Set(Array.from(text.slice(1), (letter, index) => text.charAt(index) + letter));
}
