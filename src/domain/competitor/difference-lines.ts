/** Differences at which a list of hits has a line: what one sees at once, and what a trained eye finds beside it. */
const LINES = [4, 3, 2, 1];

/**
 * Where the lines of a list in ascending order stand: ids of the hits that are the first beyond 1, 2, 3 and 4. A hit
 * beyond several has one line, that of the largest.
 */
export function differenceLines(hits: readonly { id: string; deltaE: number }[]): Map<string, number> {
  const lines = new Map<string, number>();
  for (const line of LINES) {
    const first = hits.find(({ deltaE }) => deltaE > line);
    if (first && !lines.has(first.id)) lines.set(first.id, line);
  }
  return lines;
}
