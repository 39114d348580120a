import type { DatabaseSync } from 'node:sqlite';
import { NOT_MEASURED, rgbToHex } from '../../data/base/color.ts';
import type { Product } from '../../data/product.ts';
import { isInternal as isStaff } from '../base/access.ts';
import type { Catalogue, ProductSummary, Viewer } from '../base/context.ts';
import { openCatalogue } from './open-catalogue.ts';
import { type ProductHit, productHit } from './product-hit.ts';
import { type ProductLook, productLook } from './product-look.ts';
import { stripOf } from './strip-of.ts';
import { withoutTags } from './without-tags.ts';

/**
 * Creates the function that returns a viewer's products for server-rendered pages, sorted by name. Viewers with the
 * same rights share them.
 *
 * @throws when the database was not filled by `seedCatalogue`.
 */
export function createCatalogue(database: DatabaseSync): (viewer: Viewer) => Catalogue {
  const products = openCatalogue(database);
  const where = `WHERE (?1 OR NOT is_internal)
    AND (?2 IS NULL OR EXISTS (SELECT 1 FROM json_each(hit, '$.industries') WHERE value = ?2))`;
  const count = database.prepare(`SELECT count(*) AS total FROM product ${where}`);
  const page = database.prepare(
    `SELECT hit, looks FROM product ${where} ORDER BY name COLLATE NOCASE, position LIMIT ?3 OFFSET ?4`,
  );
  const made = new Map<boolean, Catalogue>();
  const catalogueFor = (viewer: Viewer): Catalogue => ({
    product(id) {
      const product = products.find(id, viewer);
      return product?.id === id ? summaryOfProduct(product) : undefined;
    },
    products({ offset, limit, industry }) {
      const filter = [Number(isStaff(viewer)), industry ?? null] as const;
      return {
        total: Number(count.get(...filter)?.total ?? 0),
        items: page.all(...filter, limit, offset).map((row) => {
          const hit: ProductHit = JSON.parse(String(row.hit));
          return summaryOf(hit, JSON.parse(String(row.looks))[hit.industries[0] ?? '']);
        }),
      };
    },
  });
  return (viewer) => {
    const catalogue = made.get(isStaff(viewer)) ?? catalogueFor(viewer);
    made.set(isStaff(viewer), catalogue);
    return catalogue;
  };
}

function summaryOfProduct(product: Product): ProductSummary {
  const [first] = product.industries;
  return {
    ...summaryOf(productHit(product, []), first && productLook(product, first)),
    description: withoutTags(product.longDescription) || product.shortDescription,
  };
}

function summaryOf(hit: ProductHit, look: ProductLook = {}): ProductSummary {
  const { id, prd, industries, isActive, isInternal } = hit;
  return {
    ...{ id, prd, industries, isActive, isInternal },
    name: hit.product_name,
    brand: hit.brand ?? '',
    productGroup: hit.product_group_title ?? '',
    color: hit.color ?? rgbToHex(NOT_MEASURED),
    strip: stripOf(look),
    description: hit.product_description_short,
  };
}
