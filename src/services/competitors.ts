import type { CompetitorProduct } from '../domain/competitor/competitor-product.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { competitor, type NearestResult, nearestResult } from './answers/competitors.ts';
import { listOfValid } from './list-of-valid.ts';
import type { SearchCall } from './search-calls.ts';

// Calls of the competitor search (decision B11). Each function throws a `ServiceError`.

/**
 * GET /api/v1/competitor/product of the search service: at most ten products of competitors, the best match first.
 *
 * @param filters `q`, and `i` to limit the industries
 */
export function suggestCompetitors(
  http: HttpContext,
  filters: URLSearchParams,
  signal: AbortSignal,
): Promise<CompetitorProduct[]> {
  const call = createHttp(http, 'search').get('api/v1/competitor/product', { searchParams: filters, signal });
  return readJson(call, listOfValid(competitor));
}

/** The search. */
export interface NearestCall extends Pick<SearchCall, 'filters' | 'range'> {
  /** Id of the competitor's product. */
  productId: string;
  /** Code of the medium in which ours are compared. @default the service's choice */
  medium?: string | undefined;
}

/** POST /api/v1/competitor/nearest/{productId} of the search service, which answers like a search. */
export function searchNearest(
  http: HttpContext,
  { productId, medium, filters, range }: NearestCall,
  signal: AbortSignal,
): Promise<NearestResult> {
  const path = `api/v1/competitor/nearest/${encodeURIComponent(productId)}`;
  const asked = new URLSearchParams(filters);
  if (medium !== undefined) asked.set('medium', medium);
  const call = createHttp(http, 'search').post(path, {
    searchParams: asked,
    ...(range && { json: range }),
    signal,
  });
  return readJson(call, nearestResult);
}
