import * as v from 'valibot';
import { fieldsOfIndustry } from '../domain/fields/fields-of-industry.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { type grade, pigment } from './answers/pigment.ts';
import { pigmentCall } from './product-calls.ts';
import type { Product } from './products.ts';

type Answer = v.InferOutput<typeof pigment>;

/** A grade of a product's pigment: powder, preparation, finer or coarser. */
export type Grade = v.InferOutput<typeof grade>;

/** A product with everything on its page, in one industry (spec P§3 "Pigment"). */
export interface Pigment
  extends Product,
    Pick<
      Answer,
      'assets' | 'advancedComparisons' | 'stackPreviewImage' | 'ul_prospector_link' | 'successor' | 'grades'
    > {
  /** Code of the industry whose values override the product's own: the requested one, else the only one, else none. */
  industry: string | null;
}

/**
 * GET /api/v1/pigment/{productId} of the search service: a product with the fields of one industry (spec P§7).
 *
 * @param query `productId`: id or prd. `industry`: code; ignored if it is not one of the product's (decision B4)
 * @throws {ServiceError} of status 404 if the product does not exist, or not for this user
 */
export async function readPigment(
  http: HttpContext,
  { productId, industry = null }: { productId: string; industry?: string | null },
  signal: AbortSignal,
): Promise<Pigment> {
  const { path, ...call } = pigmentCall({ productId, industry });
  const answer = createHttp(http, 'search')(path, { ...call, signal });
  return pigmentIn(await readJson(answer, pigment), industry);
}

/** Checks a response contained in the page; `undefined` if it does not match the schema. */
export function servedPigment(answer: unknown, industry: string | null): Pigment | undefined {
  const { success, output } = v.safeParse(pigment, answer);
  return success ? pigmentIn(output, industry) : undefined;
}

function pigmentIn(answer: Answer, asked: string | null): Pigment {
  const { id, uid, prd, product_name, isActive, isInternal, industries, color_values } = answer;
  const { technicalProperties, assets, advancedComparisons } = answer;
  const { stackPreviewImage, ul_prospector_link, successor, grades } = answer;
  const [only = null, ...others] = industries;
  const industry = industries.find((code) => code === asked) ?? (others.length === 0 ? only : null);
  return {
    id,
    uid,
    prd,
    product_name,
    isActive,
    isInternal,
    industries,
    color_values,
    technicalProperties,
    assets,
    advancedComparisons,
    stackPreviewImage,
    ul_prospector_link,
    successor,
    grades,
    industry,
    fields: fieldsOfIndustry(answer, industries, industry),
  };
}
