import * as v from 'valibot';
import type { SearchHit } from '../domain/search/search-hit.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { listOfValid } from './list-of-valid.ts';
import { searchHits } from './search-hits.ts';

// Calls of the search service (spec P§7). Each function throws a `ServiceError`.

/** Values of a filter that there are, with what choosing each alone would find (decision B32). */
export type Aggregations = Readonly<Record<string, readonly { key: string; title: string; count: number }[]>>;

/** A page of hits. */
export interface SearchResult {
  total: number;
  hits: SearchHit[];
  /** By key of the filter table; absent in answers to `from`. */
  aggregations?: Aggregations | undefined;
  /** What the service left out of the query. */
  ignored: { key: string; value: string }[];
  didYouMean?: string | undefined;
}

const values = listOfValid(v.object({ key: v.string(), title: v.string(), count: v.number() }));

/** Fields of every answer beside its hits. */
export const searchEntries = {
  total: v.number(),
  aggregations: v.optional(v.record(v.string(), values)),
  ignored: v.optional(listOfValid(v.object({ key: v.string(), value: v.string() })), []),
  didYouMean: v.optional(v.string()),
};

/** Schema of an answer, which a page may also hold (docs/architecture.md, "Listings"). */
export const searchResult: v.GenericSchema<unknown, SearchResult> = v.object({
  ...searchEntries,
  hits: searchHits,
});

const posts = {
  search: (http: HttpContext, options: Options) =>
    createHttp(http, 'search').post('api/v1/document/search', options),
  mysheets: (http: HttpContext, options: Options) =>
    createHttp(http, 'search').post('api/v1/document/mysheets', options),
  company: (http: HttpContext, options: Options) =>
    createHttp(http, 'search').post('api/v1/document/company/search', options),
};
type Options = Parameters<ReturnType<typeof createHttp>['post']>[1];

/** What is searched for. */
export interface SearchCall {
  /**
   * All products, documents and image stacks, or those of which the user or the user's company saved documents.
   * @default 'search'
   */
  list?: keyof typeof posts;
  /** The filters, by the keys of spec P§3, and `sort`. */
  filters: URLSearchParams;
  /** `from`: hits to leave out (load more); `size`: hits wanted (load all; 0 for the counts alone). */
  part?: { from?: number; size?: number; isProductSuggestRequest?: true } | undefined;
}

/** Searches. Without `part` the body is empty and the first hits come with the counts of all filters. */
export function searchDocuments(
  http: HttpContext,
  { list = 'search', filters, part }: SearchCall,
  signal: AbortSignal,
): Promise<SearchResult> {
  const call = posts[list](http, { searchParams: filters, ...(part && { json: part }), signal });
  return readJson(call, searchResult);
}
