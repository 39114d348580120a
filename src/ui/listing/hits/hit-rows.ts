/** Hits that stand in one row of a grid. */
export interface HitRow<Hit> {
  /** Id of the first. */
  key: string;
  hits: readonly Hit[];
}

/** Puts hits into rows. */
export function hitRows<Hit extends { id: string }>(hits: readonly Hit[], columns: number): HitRow<Hit>[] {
  const rows: HitRow<Hit>[] = [];
  for (let from = 0; from < hits.length; from += columns) {
    const inRow = hits.slice(from, from + columns);
    rows.push({ key: inRow[0]?.id ?? '', hits: inRow });
  }
  return rows;
}
