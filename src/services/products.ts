import * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { listOfValid } from './list-of-valid.ts';

const channel = v.pipe(
  v.number(),
  v.check((value) => value >= 0 && value <= 255),
);

const technicalProperty = v.object({
  propertyType: v.string(),
  applicationType: v.optional(v.string(), ''),
  medium: v.optional(v.string(), ''),
  value: v.optional(v.unknown()),
  unit: v.optional(v.string()),
  dataType: v.optional(v.string()),
  angle: v.optional(v.string()),
});

const product = v.pipe(
  v.looseObject({
    id: v.string(),
    uid: v.string(),
    prd: v.optional(v.nullable(v.string()), null),
    product_name: v.string(),
    isActive: v.optional(v.boolean(), true),
    isInternal: v.optional(v.boolean(), false),
    industries: v.fallback(v.array(v.string()), []),
    color_values: v.fallback(v.nullable(v.object({ R: channel, G: channel, B: channel })), null),
    technicalProperties: v.optional(listOfValid(technicalProperty), []),
  }),
  v.transform((fields) => {
    const { id, uid, prd, product_name, isActive, isInternal, industries, color_values } = fields;
    const { technicalProperties } = fields;
    return {
      ...{ id, uid, prd, product_name, isActive, isInternal, industries, color_values },
      technicalProperties,
      /** Everything that was sent, by code: those of the industry laid over the product's own. */
      fields: fields as Readonly<Record<string, unknown>>,
    };
  }),
);

/** A product with the fields of one industry (spec P§3 "Pigment", decision B37). */
export type Product = v.InferOutput<typeof product>;

/**
 * GET /api/v1/product-comparison/productsByUids of the search service: the products in the order asked for; those
 * that do not exist, or not for this user, are missing.
 *
 * @param query `stacks`: the uids are those of image stacks
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
