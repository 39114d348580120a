import type { MissingHits } from '../../rules/missing-hits.ts';

/** Heights of a list's rows, with the number of hits in each. */
export interface RowHeights {
  columns: number;
  rows: number[];
}

/**
 * Measures the rows of a list, so that another list can replace it without a jump. Missing hits share their reserved
 * space.
 *
 * @param hits elements of the hits, in order
 */
export function rowHeights(
  list: HTMLElement,
  hits: readonly HTMLElement[],
  { before, after }: { before?: MissingHits | undefined; after?: MissingHits | undefined },
): RowHeights {
  const columns = Number.parseInt(getComputedStyle(list).getPropertyValue('--ce-_columns'), 10) || 1;
  const end = list.getBoundingClientRect().bottom - (after?.height ?? 0);
  const tops = hits.filter((_, index) => index % columns === 0).map((hit) => hit.getBoundingClientRect().top);
  const shared = (missing: MissingHits | undefined) => {
    const rows = Math.ceil((missing?.count ?? 0) / columns);
    return Array<number>(rows).fill((missing?.height ?? 0) / rows);
  };
  const measured = tops.map((top, row) => (tops[row + 1] ?? end) - top);
  return { columns, rows: [...shared(before), ...measured, ...shared(after)] };
}
