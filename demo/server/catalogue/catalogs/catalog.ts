import type { Catalog as CatalogRecord } from '../../../data/catalogs.ts';
import { hasRole, isInternal } from '../../base/access.ts';
import type { Viewer } from '../../base/context.ts';
import { badRequest } from '../../http/refusals.ts';

/** A digital catalogue as it is stored. */
export interface Catalog extends CatalogRecord {
  /** Raised by each change. */
  version: number;
}

/** The fields of a catalogue that its users write. */
export type CatalogContent = Pick<Catalog, 'title' | 'productIds' | 'excludedProductIds'>;

/** Perspective on catalogues. */
export type Perspective = 'internal' | 'customer';

/** Standard catalogues are open to everyone, others to their owner only. */
export function isOpenTo({ isStandard, ownerId }: Catalog, { userId }: Viewer): boolean {
  return isStandard || (userId !== null && ownerId === userId);
}

/** Whether the viewer may make and change standard catalogues; admin implies it (decision 70). */
export function canManageCatalogs(viewer: Viewer): boolean {
  return hasRole(viewer, 'catalog-manager') || hasRole(viewer, 'admin');
}

/** Whether the viewer may change and delete a catalogue that is open to them. */
export function canEdit(catalog: Catalog, viewer: Viewer): boolean {
  return catalog.isStandard ? canManageCatalogs(viewer) : isOpenTo(catalog, viewer);
}

/**
 * Returns the perspective of a call: internal users choose one, all others are customers, whatever the query says.
 *
 * @throws Refusal 400 for one that does not exist
 */
export function perspectiveOf(asked: string | undefined, viewer: Viewer): Perspective {
  if (asked !== undefined && asked !== 'internal' && asked !== 'customer')
    throw badRequest(`There is no perspective "${asked}".`);
  return isInternal(viewer) && asked !== 'customer' ? 'internal' : 'customer';
}
