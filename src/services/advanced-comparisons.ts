import type * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { advancedComparisonSchema } from '../payload/advanced-comparison.ts';
import { listOfValid } from './list-of-valid.ts';

/** An editors' comparison (spec P§3 "Advanced comparison"). */
export type AdvancedComparison = v.InferOutput<typeof advancedComparisonSchema>;

/**
 * GET /api/v1/product-comparison/advanced/by-product/{id} of the search service: the editors' comparisons that a
 * product is part of.
 *
 * @param industries codes; all industries where empty
 * @throws {ServiceError}
 */
export function readAdvancedComparisons(
  http: HttpContext,
  { productId, industries = [] }: { productId: string; industries?: readonly string[] },
  signal: AbortSignal,
): Promise<AdvancedComparison[]> {
  const path = `api/v1/product-comparison/advanced/by-product/${encodeURIComponent(productId)}`;
  const call = createHttp(http, 'search').get(path, {
    searchParams: industries.length > 0 ? { industries: industries.join(',') } : {},
    signal,
  });
  return readJson(call, listOfValid(advancedComparisonSchema));
}
