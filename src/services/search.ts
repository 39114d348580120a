import * as v from 'valibot';
import type { ComparedColors } from '../domain/color/compared-medium.ts';
import type { SearchHit } from '../domain/search/search-hit.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { withUnreadHits } from './answers/unread-hits.ts';
import { innerListOfValid } from './list-of-valid.ts';
import { optionalField } from './optional-field.ts';
import { type SearchCall, searchCall } from './search-calls.ts';
import { searchHits } from './search-hits.ts';

// Calls of the search service (spec P§7). Each function throws a `ServiceError`.

/** Values of a filter, with the total if each were the only one selected (decision B32). */
type FacetValues = readonly { key: string; title: string; count: number }[];

/** Values by filter; `undefined` if they are not a list: a newer service may have facets of another shape. */
export type Aggregations = Readonly<Record<string, FacetValues | undefined>>;

/** A range of hits. */
export interface SearchResult {
  total: number;
  hits: SearchHit[];
  /** Number of hits of the range that could not be read. @default 0 */
  leftOut?: number | undefined;
  /** By key of the filter table; absent in responses with `from`. */
  aggregations?: Aggregations | undefined;
  /** Filters that the service ignored. */
  ignored: { key: string; value: string }[];
  /** Those that the page itself has set. */
  unknownBase?: { key: string; value: string }[];
  didYouMean?: string | undefined;
  /** How colours were compared; only of a search by a colour. */
  compared?: ComparedColors | undefined;
}

const values = innerListOfValid(v.object({ key: v.string(), title: v.string(), count: v.number() }));

/** Fields of every response besides its hits. */
export const searchEntries = {
  total: v.number(),
  aggregations: optionalField(v.record(v.string(), optionalField(values))),
  ignored: v.fallback(v.optional(innerListOfValid(v.object({ key: v.string(), value: v.string() })), []), []),
  didYouMean: optionalField(v.string()),
};

/** Schema of a response, which a page may also contain (docs/architecture.md, "Listings"). */
export const searchResult: v.GenericSchema<unknown, SearchResult> = v.pipe(
  v.object({ ...searchEntries, hits: searchHits }),
  v.transform(withUnreadHits),
);

/** Searches. Without `part` the body is empty, and the first hits come with the counts of all filters. */
export function searchDocuments(
  http: HttpContext,
  search: SearchCall,
  signal: AbortSignal,
): Promise<SearchResult> {
  const { path, ...call } = searchCall(search);
  return readJson(createHttp(http, 'search')(path, { ...call, signal }), searchResult);
}
