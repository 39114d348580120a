import * as v from 'valibot';
import type { FormulationDetail } from '../domain/formulation/formulation.ts';
import { colorIndexCode } from '../domain/search/color-index-code.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readConfirmation } from '../http/read-confirmation.ts';
import { readJson } from '../http/read-json.ts';
import { innerListOfValid } from './list-of-valid.ts';

// Calls of the formulation repository (decisions B11 and B67). Each function throws a `ServiceError`.

const path = 'api/v1/formulation';

const text = v.fallback(v.optional(v.string()), undefined);
/** sRGB in hex (decision B24); other forms mean unknown. */
const color = v.pipe(
  text,
  v.transform((value) => (value && /^#[\da-f]{6}$/i.test(value) ? value : undefined)),
);
const lab = v.object({ L: v.number(), a: v.number(), b: v.number() });
const textual = v.object({ title: v.string(), text: v.string() });

const ingredient = v.pipe(
  v.object({
    title: v.string(),
    share: v.number(),
    part: v.optional(v.string(), 'A'),
    purpose: v.fallback(v.optional(v.string(), ''), ''),
    productId: text,
    prd: text,
    industries: v.fallback(v.optional(v.array(v.string()), []), []),
    color_index: text,
    color,
    masstone: color,
    tint: color,
  }),
  v.transform(({ productId, prd, industries, color_index, color, masstone, tint, ...rest }) => ({
    ...rest,
    ...(productId !== undefined && {
      product: {
        id: productId,
        prd,
        industries,
        color: masstone ?? color,
        tint,
        colorIndex: color_index && colorIndexCode(color_index),
      },
    }),
  })),
);

const detail: v.GenericSchema<unknown, FormulationDetail> = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  title: v.string(),
  industry: v.string(),
  createdDate: text,
  isFavorite: v.fallback(v.optional(v.boolean(), false), false),
  application: text,
  binder: text,
  solids: v.fallback(v.optional(v.number()), undefined),
  stages: v.fallback(v.optional(innerListOfValid(v.object({ part: v.string(), title: v.string() })), []), []),
  // A formulation with an unreadable ingredient is refused: without it, it would be wrong.
  parts: v.array(ingredient),
  method: v.fallback(v.optional(innerListOfValid(textual), []), []),
  shade: v.fallback(
    v.optional(v.object({ title: v.string(), color, lab: v.fallback(v.optional(lab), undefined) })),
    undefined,
  ),
});

/** GET /api/v1/formulation/{id} of the search service. */
export function readFormulation(
  http: HttpContext,
  id: string,
  signal: AbortSignal,
): Promise<FormulationDetail> {
  return readJson(createHttp(http, 'search').get(`${path}/${encodeURIComponent(id)}`, { signal }), detail);
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
