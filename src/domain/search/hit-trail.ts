import type { ListingPlace } from './listing-place.ts';

/** A product among hits, with what its link takes. */
export interface TrailHit {
  id: string;
  prd?: string | undefined;
  name: string;
  industries: readonly string[];
}

/** The hits around one that was opened, with the way back to them. */
export interface HitTrail {
  /** Address of the listing on the page's origin. */
  href: string;
  /** Tells several listings of a page apart. */
  key: string;
  /** Id of who has seen these hits; absent for a visitor. */
  user?: string | undefined;
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
  /** The one industry chosen in the listing. */
  industry?: string | undefined;
  /** Hits that there are, of which only some are known here. */
  total: number;
  /** Place of the first known hit among all, from 0. */
  first: number;
  hits: readonly TrailHit[];
  /** Id of the hit that was opened. */
  opened: string;
  /** Where the listing stood then. */
  place?: ListingPlace | undefined;
}

/** Hits before and after the opened one that a trail keeps. */
export const TRAIL_REACH = 100;

/** The hits near one of a list, and the place of the first of them. */
export function hitsNear<Hit>(hits: readonly Hit[], index: number): { start: number; near: readonly Hit[] } {
  const start = Math.max(0, index - TRAIL_REACH);
  return { start, near: hits.slice(start, index + TRAIL_REACH + 1) };
}

/** A product's place among the hits, and its neighbours as far as they are known. */
export interface TrailStep {
  hit: TrailHit;
  /** From 1. */
  position: number;
  previous: TrailHit | undefined;
  next: TrailHit | undefined;
}

/** Finds a product, by id or product code, on a trail. */
export function trailStep({ hits, first }: HitTrail, product: string): TrailStep | undefined {
  const at = hits.findIndex(({ id, prd }) => id === product || prd === product);
  const hit = hits[at];
  return hit && { hit, position: first + at + 1, previous: hits[at - 1], next: hits[at + 1] };
}

/** The industry for which a neighbour is shown: that of the page, else that of the listing, else its own first. */
export function trailIndustry(
  { industry }: Pick<HitTrail, 'industry'>,
  { industries }: TrailHit,
  ofPage: string | null,
): string | null {
  const wanted = [ofPage, industry].find((code) => code && industries.includes(code));
  return wanted ?? industries[0] ?? null;
}

/**
 * Where the listing stands as someone comes back to a hit: as it stood if that one was opened there, else with the hit
 * at this distance from the top of the window.
 */
export function placeOnReturn(
  { place, opened }: HitTrail,
  { hit: { id }, position }: TrailStep,
  offset: number,
): ListingPlace | undefined {
  if (!place || id === opened) return place;
  const index = position - 1;
  const count = Math.max(place.count, position);
  if (place.before === undefined || place.after === undefined) return { count, anchor: id, index, offset };
  // Rows are about as high as each other.
  const height = ((place.before + place.after) * count) / place.count;
  const before = count > 1 ? (height * index) / (count - 1) : 0;
  return { count, anchor: id, index, offset, before, after: height - before };
}
