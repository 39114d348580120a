import type * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { near } from './answers/nearest.ts';
import { listOfValid } from './list-of-valid.ts';

/** A product with a measured colour near another's. */
export type NearPigment = v.InferOutput<typeof near>;

/** The colour to search for. */
export interface NearestQuery {
  productId: string;
  /** Code. */
  industry: string;
  /** Code; by default the first in which the product was measured. */
  medium?: string | undefined;
  limit?: number | undefined;
}

/**
 * GET /api/v1/pigment/{productId}/nearest of the search service: the active products of the same industry and medium
 * with the nearest masstones, nearest first.
 *
 * @throws {ServiceError}
 */
export function readNearest(
  http: HttpContext,
  { productId, industry, medium, limit = 4 }: NearestQuery,
  signal: AbortSignal,
): Promise<NearPigment[]> {
  const call = createHttp(http, 'search').get(`api/v1/pigment/${encodeURIComponent(productId)}/nearest`, {
    searchParams: {
      i: industry,
      ...(medium !== undefined && { medium }),
      applicationType: 'masstone',
      limit,
    },
    signal,
  });
  return readJson(call, listOfValid(near));
}
