/** Hits in one row of a grid. */
export interface HitRow<Hit> {
  /** Id of the first loaded hit. */
  key: string;
  hits: readonly (Hit | undefined)[];
}

/** Groups hits into rows; missing ones keep their places. */
export function hitRows<Hit extends { id: string }>(
  loaded: readonly Hit[],
  columns: number,
  { before = 0, after = 0 }: { before?: number | undefined; after?: number | undefined } = {},
): HitRow<Hit>[] {
  const none = (count: number) => Array<undefined>(count).fill(undefined);
  const hits = [...none(before), ...loaded, ...none(after)];
  const rows: HitRow<Hit>[] = [];
  for (let from = 0; from < hits.length; from += columns) {
    const inRow = hits.slice(from, from + columns);
    rows.push({ key: inRow.find((hit) => hit !== undefined)?.id ?? `missing-${from}`, hits: inRow });
  }
  return rows;
}
