import type { ServiceCall } from '../http/service-call.ts';

// Searches as data: also asked ahead (src/mount/ahead), by code that carries neither HTTP client nor schemas.

/** What is searched for. */
export interface SearchCall {
  /**
   * All products, documents and image stacks, or those of which the user or the user's company saved documents.
   * @default 'search'
   */
  list?: keyof typeof PATHS;
  /** The filters, by the keys of spec P§3, and `sort`. */
  filters: URLSearchParams;
  /** `from`: hits to leave out (load more); `size`: hits wanted (load all; 0 for the counts alone). */
  part?: { from?: number; size?: number; isProductSuggestRequest?: true } | undefined;
}

const PATHS = {
  search: 'api/v1/document/search',
  mysheets: 'api/v1/document/mysheets',
  company: 'api/v1/document/company/search',
} as const;

/** POST to one of the searches. Without `part` the body is empty. */
export function searchCall({ list = 'search', filters, part }: SearchCall): ServiceCall {
  return { method: 'post', path: PATHS[list], searchParams: filters, ...(part && { json: part }) };
}
