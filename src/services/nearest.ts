import type * as v from 'valibot';
import { MASSTONE } from '../domain/technical/technical-property.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { near } from './answers/nearest.ts';
import { listOfValid } from './list-of-valid.ts';

/** A product with a measured colour near another's. */
export type NearPigment = v.InferOutput<typeof near>;

/** The colour to search for, and among which products. */
export interface NearestQuery {
  productId: string;
  /** Code. */
  industry: string;
  /** Code; by default the first in which the product was measured. */
  medium?: string | undefined;
  /** Code of the application type. @default 'masstone' */
  depth?: string | undefined;
  /** Key. @default any */
  chemistry?: string | undefined;
  /** Least light fastness, as a step of the blue wool scale. @default any */
  leastLight?: number | undefined;
  limit?: number | undefined;
}

/**
 * GET /api/v1/pigment/{productId}/nearest of the search service: the active products of the same industry, medium and
 * depth with the nearest colours, nearest first. A service may not know depth and filters: what it answers says so
 * (decision C15).
 *
 * @throws {ServiceError}
 */
export function readNearest(
  http: HttpContext,
  { productId, industry, medium, depth = MASSTONE, chemistry, leastLight, limit = 4 }: NearestQuery,
  signal: AbortSignal,
): Promise<NearPigment[]> {
  const call = createHttp(http, 'search').get(`api/v1/pigment/${encodeURIComponent(productId)}/nearest`, {
    searchParams: {
      i: industry,
      ...(medium !== undefined && { medium }),
      applicationType: depth,
      ...(chemistry !== undefined && { chemistry }),
      ...(leastLight !== undefined && { min_light_fastness: leastLight }),
      limit,
    },
    signal,
  });
  return readJson(call, listOfValid(near));
}
