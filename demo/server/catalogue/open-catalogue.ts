import type { DatabaseSync } from 'node:sqlite';
import type { AccessLevel } from '../../data/assets/asset.ts';
import type { Product } from '../../data/product.ts';
import { canSee, canSeeProduct } from '../base/access.ts';
import type { Viewer } from '../base/context.ts';
import { insufficientPrivileges, loginRequired, notFound } from '../http/refusals.ts';
import type { ProductHit } from './product-hit.ts';
import { productIdOf } from './product-id-of.ts';
import type { ProductLook } from './product-look.ts';
import { productReader } from './product-reader.ts';
import type { StoredAsset } from './stored-asset.ts';
import { titlesOf } from './titles-of.ts';

/** A document or image with the product that it belongs to. */
export interface OpenAsset {
  asset: StoredAsset;
  product: Product;
}

/** A product as searches answer it, with its looks by industry. */
export interface OpenHit {
  hit: ProductHit;
  looks: Readonly<Record<string, ProductLook>>;
}

/**
 * The products and documents that a viewer may see; closed ones do not exist for the viewer. All other modules read
 * through it; code that reads without a viewer stays within this folder.
 */
export interface OpenCatalogue {
  /** @param id id or uid of the product or of one of its hits, or product code */
  find(id: string, viewer: Viewer): Product | undefined;
  /** Whether there is such a product for the viewer. */
  isOpen(id: string, viewer: Viewer): boolean;
  /** Whether the product exists for anyone, for records that hold its id and must drop deleted products. */
  exists(id: string): boolean;
  /** @throws Refusal 404, with the same text for unknown and for closed products */
  demand(id: string, viewer: Viewer): Product;
  /** @param position in the catalogue, by which indexes count */
  at(position: number, viewer: Viewer): Product | undefined;
  /** The stored hit at a position of the catalogue. */
  hitAt(position: number, viewer: Viewer): OpenHit | undefined;
  /** The product's documents and images that the viewer may see, in their order. */
  assetsOf(product: Product, viewer: Viewer): StoredAsset[];
  /** The documents and images at these indexes among all of the product that the viewer may see. */
  assetsAt(product: Product, indexes: readonly number[], viewer: Viewer): StoredAsset[];
  /**
   * @throws Refusal 404, with the same text for unknown assets and for those of closed products
   * @throws Refusal 401, 403 in the words of spec P§8 for an asset of an open product that is closed itself
   */
  demandAsset(id: string, viewer: Viewer): OpenAsset;
  /** The label of an asset, also of one that requires a login, whose label is no secret. */
  labelOf(id: string, viewer: Viewer): string | undefined;
}

/** Opens the catalogue of a database that was filled by `seedCatalogue`. */
export function openCatalogue(database: DatabaseSync): OpenCatalogue {
  const reader = productReader(database);
  const hitRow = database.prepare('SELECT hit, looks FROM product WHERE position = ?');
  const levelRow = database.prepare('SELECT is_internal FROM product WHERE id = ?1 OR prd = ?2');
  const isOpen: OpenCatalogue['isOpen'] = (id, viewer) => {
    const row = levelRow.get(productIdOf(id), id);
    return row !== undefined && canSeeProduct({ isInternal: row.is_internal === 1 }, viewer);
  };
  const open = (product: Product | undefined, viewer: Viewer): Product | undefined => {
    if (!product || !canSeeProduct(product, viewer)) return undefined;
    if (!product.successor || isOpen(product.successor.id, viewer)) return product;
    const { successor: _, ...rest } = product;
    return rest;
  };
  const find: OpenCatalogue['find'] = (id, viewer) =>
    open(reader.product(productIdOf(id)) ?? reader.productByNumber(id), viewer);
  const findAsset = (id: string, viewer: Viewer) => {
    const found = reader.asset(id);
    return found && open(found.product, viewer) ? found : undefined;
  };
  return {
    find,
    isOpen,
    exists: (id) => levelRow.get(productIdOf(id), id) !== undefined,
    demand(id, viewer) {
      const product = find(id, viewer);
      if (!product) throw notFound('This product does not exist or is not open to you.');
      return product;
    },
    at: (position, viewer) => open(reader.productAt(position), viewer),
    hitAt(position, viewer) {
      const row = hitRow.get(position);
      const hit = row && (JSON.parse(String(row.hit)) as ProductHit);
      if (!hit || !canSeeProduct(hit, viewer)) return undefined;
      return { hit, looks: JSON.parse(String(row.looks)) };
    },
    assetsOf: (product, viewer) =>
      reader.assetsOf(product).filter(({ accessLevel }) => canSee(accessLevel, viewer)),
    assetsAt(product, indexes, viewer) {
      const assets = reader.assetsOf(product);
      return indexes
        .flatMap((index) => assets[index] ?? [])
        .filter((asset) => canSee(asset.accessLevel, viewer));
    },
    demandAsset(id, viewer) {
      const found = findAsset(id, viewer);
      if (!found) throw notFound('This document does not exist.');
      demandAccess(found.asset.accessLevel, viewer);
      return found;
    },
    labelOf(id, viewer) {
      const found = findAsset(id, viewer);
      const isKnown = found && (found.asset.accessLevel !== 'internal' || canSee('internal', viewer));
      return isKnown ? titlesOf(found.asset).title : undefined;
    },
  };
}

/** Refuses viewers without access, in the words of spec P§8. @throws Refusal 401, 403 */
export function demandAccess(level: AccessLevel, viewer: Viewer): void {
  if (canSee(level, viewer)) return;
  if (viewer.userId === null) {
    throw loginRequired('To access the document, you need to login to your account.');
  }
  throw insufficientPrivileges(
    'You do not have sufficient privileges to access the document. Please contact your counterpart for support.',
  );
}
