/** Differences at which a list of hits has a separator, from obvious to visible only to a trained eye. */
const LINES = [4, 3, 2, 1];

/**
 * Finds the separators of a list in ascending order: ids of the first hits beyond 1, 2, 3 and 4. A hit beyond several
 * gets the largest.
 */
export function differenceLines(hits: readonly { id: string; deltaE: number }[]): Map<string, number> {
  const lines = new Map<string, number>();
  for (const line of LINES) {
    const first = hits.find(({ deltaE }) => deltaE > line);
    if (first && !lines.has(first.id)) lines.set(first.id, line);
  }
  return lines;
}
