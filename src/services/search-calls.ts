import type { ServiceCall } from '../http/service-call.ts';

// Searches as data: also used for calls ahead (src/mount/ahead), by code without HTTP client and schemas.

/** A search. */
export interface SearchCall {
  /**
   * All products, documents and image stacks, or those with documents saved by the user or the user's company. @default
   * 'search'
   */
  list?: keyof typeof PATHS;
  /** The filters, by the keys of spec P§3, and `sort`. */
  filters: URLSearchParams;
  /** `from`: number of hits to skip (load more); `size`: number of hits (load all; 0 for counts only). */
  range?: { from?: number; size?: number; isProductSuggestRequest?: true } | undefined;
}

const PATHS = {
  search: 'api/v1/document/search',
  mysheets: 'api/v1/document/mysheets',
  company: 'api/v1/document/company/search',
} as const;

/** POST to one of the searches. Without `part` the body is empty. */
export function searchCall({ list = 'search', filters, range }: SearchCall): ServiceCall {
  return { method: 'post', path: PATHS[list], searchParams: filters, ...(range && { json: range }) };
}
