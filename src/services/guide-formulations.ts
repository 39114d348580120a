import type { FormulationDetail } from '../domain/formulation/formulation.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readConfirmation } from '../http/read-confirmation.ts';
import { readJson } from '../http/read-json.ts';
import { formulationDetail } from './answers/guide-formulations.ts';

// Calls of the formulation repository (decisions B11 and B67). Each function throws a `ServiceError`.

const path = 'api/v1/formulation';

/** GET /api/v1/formulation/{id} of the search service. */
export function readFormulation(
  http: HttpContext,
  id: string,
  signal: AbortSignal,
): Promise<FormulationDetail> {
  return readJson(
    createHttp(http, 'search').get(`${path}/${encodeURIComponent(id)}`, { signal }),
    formulationDetail,
  );
}

/**
 * PUT or DELETE /api/v1/formulation/{id}/favorite: saves a formulation for the user, or removes it. Continues while the
 * page unloads.
 */
export function keepFormulation(
  http: HttpContext,
  { id, isKept }: { id: string; isKept: boolean },
): Promise<void> {
  return readConfirmation(
    isKept
      ? createHttp(http, 'search').put(`${path}/${encodeURIComponent(id)}/favorite`, { keepalive: true })
      : createHttp(http, 'search').delete(`${path}/${encodeURIComponent(id)}/favorite`, { keepalive: true }),
  );
}
