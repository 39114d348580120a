import type { Context } from 'hono';
import * as v from 'valibot';
import type { CatalogContent } from '../../catalogue/catalogs/catalog.ts';
import { checkBody, readBody } from '../../http/read-body.ts';
import { invalidFields, Refusal } from '../../http/refusal.ts';

/** Most products of a catalogue, after exclusions (spec P§5, decision B82). */
export const CATALOG_LIMIT = 100;

const missing = 'This field is required.';
const ids = v.array(v.string('This is not the id of a product.'), 'This is not a list of ids of products.');

const content = {
  title: v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(100, 'This is too long: a title has at most 100 characters.'),
  ),
  productIds: ids,
  excludedProductIds: v.optional(ids, []),
};

const newCatalog = v.object({ ...content, isStandard: v.optional(v.boolean(), false) });
const changedCatalog = v.object({ ...content, version: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** A catalogue that is to be made. */
export type NewCatalog = v.InferOutput<typeof newCatalog>;

/** A catalogue that is to be changed, and the version that the change was made in. */
export type ChangedCatalog = v.InferOutput<typeof changedCatalog>;

/** @throws Refusal 400 for a body that is no JSON, 422 with a message for each wrong field */
export async function readNewCatalog(c: Context): Promise<NewCatalog> {
  return checkBody(await readBody(c, v.unknown()), newCatalog, 422);
}

/** @throws Refusal as `readNewCatalog` does */
export async function readChangedCatalog(c: Context): Promise<ChangedCatalog> {
  return checkBody(await readBody(c, v.unknown()), changedCatalog, 422);
}

/**
 * Checks what belongs together: no product twice, none that is unknown, exclusions among the products.
 *
 * @param isKnown whether a product exists and is open to the viewer
 * @throws Refusal 422 that names the field and the product
 */
export function demandProducts(
  { productIds, excludedProductIds }: Pick<CatalogContent, 'productIds' | 'excludedProductIds'>,
  isKnown: (id: string) => boolean,
): void {
  const listed = new Set(productIds);
  const fault = (field: string, message: string) => invalidFields({ [field]: message }, 422);
  const twice = repeatedOf(productIds);
  if (twice !== undefined) throw fault('productIds', `The product "${twice}" stands there twice.`);
  const unknown = productIds.find((id) => !isKnown(id));
  if (unknown !== undefined) throw fault('productIds', `The product "${unknown}" does not exist.`);
  const again = repeatedOf(excludedProductIds);
  if (again !== undefined) throw fault('excludedProductIds', `The product "${again}" stands there twice.`);
  const stray = excludedProductIds.find((id) => !listed.has(id));
  if (stray !== undefined)
    throw fault('excludedProductIds', `The product "${stray}" is not in the catalogue.`);
}

/** @throws Refusal 422 where too many products are left after exclusions */
export function demandRoom({
  productIds,
  excludedProductIds,
}: Pick<CatalogContent, 'productIds' | 'excludedProductIds'>): void {
  if (productIds.length - excludedProductIds.length > CATALOG_LIMIT)
    throw new Refusal(422, { message: 'Too many products', code: 'too_many_products' });
}

function repeatedOf(list: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return list.find((id) => seen.size === seen.add(id).size);
}
