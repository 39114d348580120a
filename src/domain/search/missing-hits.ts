/** Hits that were shown when the page was left and are not loaded again yet. Their room stands in for them. */
export interface MissingHits {
  count: number;
  /** In pixels. */
  height: number;
}

/** Hits that are loaded first as someone comes back, and at least as they scroll on. */
export const AROUND = 100;

/** Rows of a grid of one to four columns begin with every twelfth hit. */
const WHOLE_ROWS = 12;

/** Where someone was among many hits. */
export interface FarPlace {
  count: number;
  /** Of the hit at the top of the window. */
  index: number;
  /** Pixels of the list before and after that hit. */
  before: number;
  after: number;
}

/** The first of the hits around one. */
export function startAround({ index, count }: Pick<FarPlace, 'index' | 'count'>): number {
  const start = Math.floor((index - AROUND / 2) / WHOLE_ROWS) * WHOLE_ROWS;
  return Math.max(0, Math.min(start, Math.ceil((count - AROUND) / WHOLE_ROWS) * WHOLE_ROWS));
}

/** What is missing before and after the hits that were loaded around a place. */
export function missingAround(
  place: FarPlace,
  from: number,
  loaded: number,
  total: number,
): { before?: MissingHits | undefined; after?: MissingHits | undefined } {
  const left = Math.min(place.count, total) - from - loaded;
  return {
    before: roomOf(from, place.before, place.index),
    after: roomOf(left, place.after, place.count - place.index - 1),
  };
}

/** What is missing once some of it is loaded. */
export function lessMissing(missing: MissingHits | undefined, loaded: number): MissingHits | undefined {
  return missing && roomOf(missing.count - loaded, missing.height, missing.count);
}

/** @param height of `of` hits */
function roomOf(count: number, height: number, of: number): MissingHits | undefined {
  return count > 0 ? { count, height: of > 0 ? (height * count) / of : 0 } : undefined;
}

/** A list of which some hits are missing. */
export interface PartialList {
  hits: readonly unknown[];
  before?: MissingHits | undefined;
  after?: MissingHits | undefined;
}

/** Hits that a list shows or has room for. */
export function shownCount({ hits, before, after }: PartialList): number {
  return (before?.count ?? 0) + hits.length + (after?.count ?? 0);
}

/**
 * The part to load so that a hit is there: what lies between it and those loaded, and some beyond.
 *
 * @param cap hits of one answer at most
 */
export function missingPart(
  { hits, before, after }: PartialList,
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
  return { from: end, size: Math.min(wanted, after.count, cap) };
}
