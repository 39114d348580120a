import type { SearchCall } from '../../services/search-calls.ts';
import type { ListingPosition } from '../rules/listing-position.ts';
import { ANSWER_CAP, LISTING_CAP } from '../rules/load-steps.ts';
import {
  AROUND,
  type FarPosition,
  loadedCount,
  type PartialList,
  startAround,
} from '../rules/missing-hits.ts';
import { type ListingOptions, SERVICE_SIZE } from './listing-options.ts';

/** The range of hits to request; `undefined` for the first ones. */
export type ListingRange = SearchCall['range'];

/** The range that load more requests. */
type NextRange = NonNullable<ListingRange>;

/** The initial range of a listing. */
export function firstRange({ size }: Pick<ListingOptions, 'size'>): ListingRange {
  return size === SERVICE_SIZE ? undefined : { size };
}

/** The hits after those shown, including missing ones before them. */
export function nextRange(
  list: PartialList,
  { size, mode }: Pick<ListingOptions, 'size' | 'mode'>,
): NextRange {
  const missing = list.after?.count ?? 0;
  const from = loadedCount(list) - missing;
  if (missing > 0) return { from, size: Math.min(missing + size, ANSWER_CAP[mode]) };
  return { from, ...(size !== SERVICE_SIZE && { size }) };
}

/** All hits from the first, up to the limit of an answer; after that, the next ones up to the limit (decision B31). */
export function largeRange(
  list: PartialList & { total: number },
  { mode }: Pick<ListingOptions, 'mode'>,
): NextRange {
  const cap = ANSWER_CAP[mode];
  const shown = loadedCount(list);
  if (shown < cap) return { size: Math.min(list.total, cap) };
  const from = shown - (list.after?.count ?? 0);
  return { from, size: Math.min(cap, LISTING_CAP - from) };
}

/** As many hits as were shown when the page was left; of very many, those around the position. */
export function restoredRange(
  position: ListingPosition | undefined,
  options: Pick<ListingOptions, 'size' | 'mode'>,
): ListingRange {
  if (!position || position.count <= options.size) return firstRange(options);
  if (position.count <= AROUND || !isFar(position))
    return { size: Math.min(position.count, ANSWER_CAP[options.mode]) };
  const from = startAround(position);
  return { ...(from > 0 && { from }), size: AROUND };
}

/** Whether an entry stores enough to reserve space for hits that are not loaded. */
export function isFar(position: ListingPosition): position is ListingPosition & FarPosition {
  return position.index !== undefined && position.before !== undefined && position.after !== undefined;
}
