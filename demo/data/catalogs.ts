import * as v from 'valibot';
import { between } from './base/draw.ts';
import { daysBeforeEpoch } from './base/epoch.ts';
import { readYaml } from './base/read-data.ts';
import { randomOf } from './base/rng.ts';
import { industries } from './industries.ts';
import type { Product } from './product.ts';

const ownCatalog = v.strictObject({
  title: v.string(),
  ownerId: v.string(),
  /** Colour families of its products. @default all */
  colors: v.exactOptional(v.array(v.string())),
  /** Effect pigments only. */
  isEffect: v.exactOptional(v.boolean(), false),
  /** Internal products, too. */
  hasInternal: v.exactOptional(v.boolean(), false),
  /** Maximum number of those products. */
  most: v.number(),
  /** Number of products at its start that are excluded. */
  excluded: v.exactOptional(v.number(), 0),
  /** Additional products. */
  ids: v.exactOptional(v.array(v.string()), []),
});

const ownCatalogs = readYaml('fixtures/own-catalogs.yaml', v.array(ownCatalog));

/** A digital catalogue (spec P§3 "Catalog"). */
export interface Catalog {
  id: string;
  title: string;
  /** ISO 8601. */
  createdAt: string;
  isStandard: boolean;
  /** Who made it. */
  ownerId: string;
  productIds: string[];
  excludedProductIds: string[];
}

/** User id of the catalogue manager, who owns the standard catalogues. */
const MANAGER = 'u-24';

/** Industry whose standard catalogue also contains internal products. */
const WITH_INTERNAL = 'plastics';

/** The standard catalogues, one per industry, and own catalogues of demo users. */
export function makeCatalogs(products: readonly Product[]): Catalog[] {
  const open = products.filter(({ isActive, isInternal }) => isActive && !isInternal);
  const standard = industries.map(({ code, title }, index) => {
    const recommended = open.filter(({ levels }) => levels[code] === 'highly_recommended').slice(0, 60);
    const productIds = recommended.map(({ id }) => id);
    const internal = products.filter((each) => each.isInternal && each.industries.includes(code));
    // Between the others, so that hiding them in the customer's view leaves gaps.
    if (code === WITH_INTERNAL) productIds.splice(3, 0, ...internal.slice(0, 3).map(({ id }) => id));
    return {
      title: `${title} catalogue`,
      isStandard: true,
      ownerId: MANAGER,
      productIds,
      excludedProductIds: recommended.slice(0, index % 4 === 1 ? 2 : 0).map(({ id }) => id),
    };
  });
  return [...standard, ...ownCatalogs.map((own) => makeOwnCatalog(own, products))].map(
    ({ title, isStandard, ownerId, productIds, excludedProductIds }, index) => ({
      id: `c-${String(index + 1).padStart(2, '0')}`,
      title,
      createdAt: daysBeforeEpoch(between(randomOf('catalog', index, 'created'), 3, 400)),
      ...{ isStandard, ownerId, productIds, excludedProductIds },
    }),
  );
}

function makeOwnCatalog(
  { title, ownerId, colors, isEffect, hasInternal, most, excluded, ids }: v.InferOutput<typeof ownCatalog>,
  products: readonly Product[],
): Omit<Catalog, 'id' | 'createdAt'> {
  const suits = (product: Product) =>
    (product.isInternal ? hasInternal : product.isActive) &&
    (!isEffect || product.isEffect) &&
    (!colors || colors.includes(String(product.fields.color_space)));
  const found = products.filter(suits).slice(0, most);
  const productIds = [...found.map(({ id }) => id), ...ids];
  return { title, isStandard: false, ownerId, productIds, excludedProductIds: productIds.slice(0, excluded) };
}
