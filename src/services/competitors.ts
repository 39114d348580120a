import * as v from 'valibot';
import type { ComparedMedium, MediumAnswer, MediumOption } from '../domain/competitor/compared-medium.ts';
import type { CompetitorProduct } from '../domain/competitor/competitor-product.ts';
import type { NearHit } from '../domain/competitor/near-hit.ts';
import { colorIndexCode } from '../domain/search/color-index-code.ts';
import { titledHit } from '../domain/search/titled-hit.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { listOfValid } from './list-of-valid.ts';
import { type SearchResult, searchEntries } from './search.ts';
import type { SearchCall } from './search-calls.ts';
import { color, lab, productHitEntries } from './search-hits.ts';

// Calls of the competitor search (decision B11). Each function throws a `ServiceError`.

const competitor: v.GenericSchema<unknown, CompetitorProduct> = v.pipe(
  v.object({
    id: v.string(),
    company: v.string(),
    name: v.string(),
    color_index: v.fallback(v.optional(v.string()), undefined),
    medium_title: v.fallback(v.optional(v.string()), undefined),
    lab,
    color,
  }),
  v.transform(({ color_index, medium_title, ...product }) => ({
    ...product,
    medium: medium_title,
    color_index: color_index && colorIndexCode(color_index),
  })),
);

const nearHit: v.GenericSchema<unknown, NearHit> = v.pipe(
  v.object({ ...productHitEntries, lab, deltaE: v.number() }),
  v.transform(titledHit),
);

const text = v.fallback(v.optional(v.string()), undefined);
const mediumEntries = { key: v.string(), title: v.string(), condition: text };
const medium: v.GenericSchema<unknown, ComparedMedium> = v.object(mediumEntries);
const option: v.GenericSchema<unknown, MediumOption> = v.object({
  ...mediumEntries,
  industry: text,
  count: v.number(),
});

/** Our products, by their distance from a competitor's. */
export interface NearestResult extends Omit<SearchResult, 'hits' | 'compared'>, MediumAnswer {
  competitor: CompetitorProduct;
  hits: NearHit[];
}

const nearestResult: v.GenericSchema<unknown, NearestResult> = v.object({
  ...searchEntries,
  competitor,
  medium: v.fallback(v.optional(medium), undefined),
  media: v.fallback(v.optional(listOfValid(option)), undefined),
  hits: listOfValid(nearHit),
});

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
