import type { ListingPosition } from './listing-position.ts';

/** A product among hits, with the data for its link. */
export interface TrailHit {
  id: string;
  prd?: string | undefined;
  name: string;
  industries: readonly string[];
}

/** The hits around an opened one, with the way back to them. */
export interface HitTrail {
  /** Address of the listing on the page's origin. */
  href: string;
  /** Distinguishes several listings of a page. */
  key: string;
  /** Name of what is listed, if it has one, such as a catalogue's title. */
  name?: string | undefined;
  /** Id of the user who saw these hits; absent for a visitor. */
  user?: string | undefined;
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
  /** The only industry selected in the listing. */
  industry?: string | undefined;
  /** Total number of hits, of which some are known here. */
  total: number;
  /** Index of the first known hit among all, from 0. */
  first: number;
  hits: readonly TrailHit[];
  /** Id of the hit that was opened. */
  opened: string;
  /** The listing's position at that time. */
  position?: ListingPosition | undefined;
}

/** Number of hits before and after the opened one that a trail contains. */
export const TRAIL_REACH = 100;

/** The hits around an index, and the index of the first of them. */
export function hitsNear<Hit>(hits: readonly Hit[], index: number): { start: number; near: readonly Hit[] } {
  const start = Math.max(0, index - TRAIL_REACH);
  return { start, near: hits.slice(start, index + TRAIL_REACH + 1) };
}

/** A product among the hits, with its neighbours if known. */
export interface TrailStep {
  hit: TrailHit;
  /** Its number among all hits, from 1. */
  number: number;
  previous: TrailHit | undefined;
  next: TrailHit | undefined;
}

/** Finds a product on a trail, by id or product code. */
export function trailStep({ hits, first }: HitTrail, product: string): TrailStep | undefined {
  const at = hits.findIndex(({ id, prd }) => id === product || prd === product);
  const hit = hits[at];
  return hit && { hit, number: first + at + 1, previous: hits[at - 1], next: hits[at + 1] };
}

/** The industry for a neighbour's page: the current page's, else the listing's, else its own first. */
export function trailIndustry(
  { industry }: Pick<HitTrail, 'industry'>,
  { industries }: TrailHit,
  ofPage: string | null,
): string | null {
  const wanted = [ofPage, industry].find((code) => code && industries.includes(code));
  return wanted ?? industries[0] ?? null;
}

/**
 * The position to restore when returning to a hit: the former one if that hit was opened there, else with the hit at
 * this distance from the viewport's top. That hit takes the focus.
 */
export function positionOnReturn(
  { position, opened }: HitTrail,
  { hit: { id }, number }: TrailStep,
  offset: number,
): ListingPosition | undefined {
  if (position && id === opened) return { ...position, focus: id };
  if (!position) return undefined;
  const index = number - 1;
  const count = Math.max(position.count, number);
  const { search } = position;
  if (position.before === undefined || position.after === undefined)
    return { count, anchor: id, index, offset, focus: id, search };
  // Rows have similar heights.
  const height = ((position.before + position.after) * count) / position.count;
  const before = count > 1 ? (height * index) / (count - 1) : 0;
  return { count, anchor: id, index, offset, before, after: height - before, focus: id, search };
}
