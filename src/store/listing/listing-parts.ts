import { ANSWER_CAP, LISTING_CAP } from '../../domain/search/load-steps.ts';
import type { SearchCall } from '../../services/search.ts';
import { type ListingOptions, SERVICE_SIZE } from './listing-options.ts';

/** The part of all hits that a search asks for; `undefined` for the first ones. */
export type ListingPart = SearchCall['part'];

/** The hits that a listing shows at first. */
export function firstPart({ size }: Pick<ListingOptions, 'size'>): ListingPart {
  return size === SERVICE_SIZE ? undefined : { size };
}

/** The hits that follow those shown. */
export function nextPart(shown: number, { size }: Pick<ListingOptions, 'size'>): NonNullable<ListingPart> {
  return { from: shown, ...(size !== SERVICE_SIZE && { size }) };
}

/** All hits from the first, as many as one answer holds; after these, as many that follow (decision B31). */
export function largePart(
  shown: number,
  total: number,
  { mode }: Pick<ListingOptions, 'mode'>,
): NonNullable<ListingPart> {
  const cap = ANSWER_CAP[mode];
  return shown < cap
    ? { size: Math.min(total, cap) }
    : { from: shown, size: Math.min(cap, LISTING_CAP - shown) };
}

/** As many hits as there were when the page was left. */
export function restoredPart(
  count: number,
  { size, mode }: Pick<ListingOptions, 'size' | 'mode'>,
): ListingPart {
  return count > size ? { size: Math.min(count, ANSWER_CAP[mode]) } : firstPart({ size });
}
