import { colorParameters, type SearchedColor } from '../domain/color/color-parameters.ts';
import type { MeasuredConditions } from '../domain/color/measured-conditions.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { measuredConditions, type NearestToColor, nearestToColor } from './answers/color-search.ts';
import type { SearchCall } from './search-calls.ts';

// Calls of the search by a colour of one's own (decision C17). Each function throws a `ServiceError`.

/** GET /api/v1/color/conditions of the search service: in what our colours are measured. */
export function readColorConditions(http: HttpContext, signal: AbortSignal): Promise<MeasuredConditions> {
  return readJson(createHttp(http, 'search').get('api/v1/color/conditions', { signal }), measuredConditions);
}

/** The search. */
export interface ColorCall extends Pick<SearchCall, 'filters' | 'range'>, SearchedColor {}

/**
 * POST /api/v1/color/nearest of the search service, which answers like a search. It refuses a light in which ours are not
 * measured: `conditions_not_measured`.
 */
export function searchNearestToColor(
  http: HttpContext,
  { filters, range, ...searched }: ColorCall,
  signal: AbortSignal,
): Promise<NearestToColor> {
  const asked = new URLSearchParams(filters);
  for (const [name, value] of Object.entries(colorParameters(searched))) asked.set(name, value);
  const call = createHttp(http, 'search').post('api/v1/color/nearest', {
    searchParams: asked,
    ...(range && { json: range }),
    signal,
  });
  return readJson(call, nearestToColor);
}
