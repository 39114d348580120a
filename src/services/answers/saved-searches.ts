import * as v from 'valibot';

/** Schema of a saved search. */
export const savedSearch = v.object({
  id: v.string(),
  name: v.string(),
  /** Of the listing with this search; only addresses of the page's own origin are followed. */
  address: v.string(),
  list: v.optional(v.picklist(['search', 'mysheets', 'company', 'color']), 'search'),
  /** Query string of the search, in which the same search has the same text. */
  filters: v.string(),
  /** Number of hits now. */
  total: v.fallback(v.optional(v.number()), undefined),
  /** Number of hits that were not there when the user last opened the search. */
  newHits: v.fallback(v.optional(v.number()), undefined),
});

/** Schema of the answer to an opened search; a service may answer nothing. */
export const openedSearch = v.nullish(v.object({ newHits: v.optional(v.array(v.string())) }));
