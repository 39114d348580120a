import type { Light } from '../domain/color/color-conditions.ts';
import type { Lab } from '../domain/color/lab.ts';
import type { MeasuredConditions } from '../domain/color/measured-conditions.ts';
import type { Shade } from '../domain/color/near-standard.ts';
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
export interface ColorCall extends Pick<SearchCall, 'filters' | 'range'>, Partial<Light> {
  lab: Lab;
  /** Code of the medium in which ours are compared. @default the service's choice */
  medium?: string | undefined;
  shade: Shade;
  /** Largest ΔE00. @default any */
  tolerance?: number | undefined;
}

/**
 * POST /api/v1/color/nearest of the search service, which answers like a search. It refuses a light in which ours are not
 * measured: `conditions_not_measured`.
 */
export function searchNearestToColor(
  http: HttpContext,
  { lab, medium, shade, illuminant, observer, tolerance, filters, range }: ColorCall,
  signal: AbortSignal,
): Promise<NearestToColor> {
  const asked = new URLSearchParams(filters);
  const values = {
    ...lab,
    medium,
    applicationType: shade,
    illuminant,
    observer: observer?.replace(/\s*°$/, ''),
    tolerance,
  };
  for (const [name, value] of Object.entries(values)) if (value !== undefined) asked.set(name, String(value));
  const call = createHttp(http, 'search').post('api/v1/color/nearest', {
    searchParams: asked,
    ...(range && { json: range }),
    signal,
  });
  return readJson(call, nearestToColor);
}
