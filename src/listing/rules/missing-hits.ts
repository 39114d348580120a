/** Hits that were shown when the page was left and are not loaded yet. Their space is reserved. */
export interface MissingHits {
  count: number;
  /** In px. */
  height: number;
}

/** Number of hits loaded first when returning, and minimum per load on scrolling. */
export const AROUND = 100;

/** Rows of a grid with one to four columns start at every twelfth hit. */
const WHOLE_ROWS = 12;

/** A position among many hits. */
export interface FarPosition {
  count: number;
  /** Index of the topmost visible hit. */
  index: number;
  /** Height of the list before and after that hit, in px. */
  before: number;
  after: number;
}

/** Index of the first hit to load around a position. */
export function startAround({ index, count }: Pick<FarPosition, 'index' | 'count'>): number {
  const start = Math.floor((index - AROUND / 2) / WHOLE_ROWS) * WHOLE_ROWS;
  return Math.max(0, Math.min(start, Math.ceil((count - AROUND) / WHOLE_ROWS) * WHOLE_ROWS));
}

/** The missing hits before and after those loaded around a position. */
export function missingAround(
  position: FarPosition,
  from: number,
  loaded: number,
  total: number,
): { before?: MissingHits | undefined; after?: MissingHits | undefined } {
  const left = Math.min(position.count, total) - from - loaded;
  return {
    before: roomOf(from, position.before, position.index),
    after: roomOf(left, position.after, position.count - position.index - 1),
  };
}

/** The missing hits after some were loaded. */
export function lessMissing(missing: MissingHits | undefined, loaded: number): MissingHits | undefined {
  return missing && roomOf(missing.count - loaded, missing.height, missing.count);
}

/** @param height of `of` hits */
function roomOf(count: number, height: number, of: number): MissingHits | undefined {
  return count > 0 ? { count, height: of > 0 ? (height * count) / of : 0 } : undefined;
}

/** A list with missing hits. */
export interface PartialList {
  hits: readonly unknown[];
  /** Number of hits among these that could not be read. @default 0 */
  leftOut?: number | undefined;
  before?: MissingHits | undefined;
  after?: MissingHits | undefined;
}

/** Number of hits that a list has loaded, unreadable ones among them, or reserves space for. */
export function loadedCount(list: PartialList): number {
  return shownCount(list) + (list.leftOut ?? 0);
}

/** Number of hits that a list shows or reserves space for. */
export function shownCount({ hits, before, after }: PartialList): number {
  return (before?.count ?? 0) + hits.length + (after?.count ?? 0);
}

/**
 * The range to load for a hit: everything between it and the loaded ones, and some beyond.
 *
 * @param cap maximum number of hits per answer
 */
export function missingRange(
  { hits, leftOut = 0, before, after }: PartialList,
  index: number,
  cap: number,
): { from: number; size: number } | undefined {
  const start = before?.count ?? 0;
  if (index < start) {
    const from = Math.min(startAround({ index, count: start }), Math.max(0, start - AROUND));
    const size = Math.min(start - from, cap);
    return { from: start - size, size };
  }
  const end = start + hits.length;
  if (!after || index < end || index >= end + after.count) return undefined;
  const wanted = Math.max(AROUND, index + AROUND / 2 - end);
  return { from: end + leftOut, size: Math.min(wanted, after.count, cap) };
}
