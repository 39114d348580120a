/** Where a visitor was in a listing: enough to find the place again after the page was left. */
export interface ListingPlace {
  /** Hits shown. */
  count: number;
  /** Id of the hit at the top of the window. */
  anchor?: string | undefined;
  /** Its distance from the top, in px. */
  offset?: number | undefined;
  /** Its place among the hits, from 0. */
  index?: number | undefined;
  /** Height of the list before and after it, in px. */
  before?: number | undefined;
  after?: number | undefined;
}
