import { between } from './draw.ts';
import { daysBeforeEpoch } from './epoch.ts';
import { type OwnCatalog, ownCatalogs } from './fixtures/own-catalogs.ts';
import { industries } from './industries.ts';
import type { Product } from './product.ts';
import { randomOf } from './rng.ts';

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
  const standard = industries.map(({ code, title }, place) => {
    const recommended = open.filter(({ levels }) => levels[code] === 'highly_recommended').slice(0, 60);
    const productIds = recommended.map(({ id }) => id);
    const internal = products.filter((each) => each.isInternal && each.industries.includes(code));
    // Between the others, so that hiding them in the customer's view leaves gaps.
    if (code === WITH_INTERNAL) productIds.splice(3, 0, ...internal.slice(0, 3).map(({ id }) => id));
    return {
      title: `${title} selection`,
      isStandard: true,
      ownerId: MANAGER,
      productIds,
      excludedProductIds: recommended.slice(0, place % 4 === 1 ? 2 : 0).map(({ id }) => id),
    };
  });
  return [...standard, ...ownCatalogs.map((own) => ownCatalog(own, products, open))].map(
    ({ title, isStandard, ownerId, productIds, excludedProductIds }, place) => ({
      id: `c-${String(place + 1).padStart(2, '0')}`,
      title,
      createdAt: daysBeforeEpoch(between(randomOf('catalog', place, 'created'), 3, 400)),
      ...{ isStandard, ownerId, productIds, excludedProductIds },
    }),
  );
}

function ownCatalog(
  { title, ownerId, suits, most, excluded = 0, ids = [], hasInternal = false }: OwnCatalog,
  all: readonly Product[],
  open: readonly Product[],
): Omit<Catalog, 'id' | 'createdAt'> {
  const found = (hasInternal ? all : open).filter(suits).slice(0, most);
  const productIds = [...found.map(({ id }) => id), ...ids];
  return { title, isStandard: false, ownerId, productIds, excludedProductIds: productIds.slice(0, excluded) };
}
