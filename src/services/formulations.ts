import type * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { formulation } from './answers/formulations.ts';
import { listOfValid } from './list-of-valid.ts';

/** A recipe that uses a pigment (spec P§3 "Formulation result"). */
export type Formulation = v.InferOutput<typeof formulation>;

/**
 * GET /api/v1/formulation/by-ingredient/{id} of the search service: the recipes with a product (spec P§7); none for
 * users who may not see any (decision B67).
 *
 * @param query `industry`: code; recipes of all industries where `null`
 * @throws {ServiceError}
 */
export function readFormulations(
  http: HttpContext,
  { productId, industry = null }: { productId: string; industry?: string | null },
  signal: AbortSignal,
): Promise<Formulation[]> {
  const call = createHttp(http, 'search').get(
    `api/v1/formulation/by-ingredient/${encodeURIComponent(productId)}`,
    { searchParams: industry === null ? {} : { i: industry }, signal },
  );
  return readJson(call, listOfValid(formulation));
}
