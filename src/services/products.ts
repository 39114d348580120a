import type * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { product } from './answers/products.ts';
import { listOfValid } from './list-of-valid.ts';

/** A product with the fields of one industry (spec P§3 "Pigment", decision B37). */
export type Product = v.InferOutput<typeof product>;

/**
 * GET /api/v1/product-comparison/productsByUids of the search service: the products in the requested order, without
 * those that don't exist, or not for this user.
 *
 * @param query `stacks`: whether the uids are those of image stacks
 * @throws {ServiceError}
 */
export function readProducts(
  http: HttpContext,
  { uids, industry, stacks = false }: { uids: readonly string[]; industry: string; stacks?: boolean },
  signal: AbortSignal,
): Promise<Product[]> {
  const call = createHttp(http, 'search').get('api/v1/product-comparison/productsByUids', {
    searchParams: {
      uids: uids.join(','),
      i: industry,
      ...(stacks && { type: 'imageStacks', stackFileVersion: 2 }),
    },
    signal,
  });
  return readJson(call, listOfValid(product));
}
