/** Position in a listing: enough to restore it when the page is revisited. */
export interface ListingPosition {
  /** Number of shown hits. */
  count: number;
  /** Id of the topmost visible hit. */
  anchor?: string | undefined;
  /** Its distance from the viewport's top, in px. */
  offset?: number | undefined;
  /** Its index among the hits, from 0. */
  index?: number | undefined;
  /** Height of the list before and after it, in px. */
  before?: number | undefined;
  after?: number | undefined;
  /** Id of the hit that takes the focus: the one that the visitor comes back from. */
  focus?: string | undefined;
  /** Ids of the products whose documents are open. */
  opened?: readonly string[] | undefined;
  /** The query as a query string, of a listing whose query is not in the address. */
  search?: string | undefined;
}
