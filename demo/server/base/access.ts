import * as rule from '../../../src/domain/documents/can-see.ts';
import type { AccessLevel } from '../../data/assets/asset.ts';
import type { Product } from '../../data/product.ts';
import type { Viewer } from './context.ts';

/** Whether the viewer holds the role; a token without roles holds none. */
export function hasRole(viewer: Viewer, role: string): boolean {
  return viewer.userId !== null && (viewer.roles?.includes(role) ?? false);
}

/** Whether the viewer is internal staff. */
export function isInternal(viewer: Viewer): boolean {
  return hasRole(viewer, 'internal');
}

/** Whether the viewer may know of a product: internal ones are for internal staff (decision B5). */
export function canSeeProduct(
  { isInternal: isForStaff }: Pick<Product, 'isInternal'>,
  viewer: Viewer,
): boolean {
  return !isForStaff || isInternal(viewer);
}

/** Whether the viewer may search by competitor products; admin implies it (spec S§6). */
export function canSeeCompetitors(viewer: Viewer): boolean {
  return hasRole(viewer, 'competitor-viewer') || hasRole(viewer, 'admin');
}

/** Whether the viewer may see formulations, and what is derived from them (decision B67). */
export function canSeeFormulations(viewer: Viewer): boolean {
  return isInternal(viewer) || hasRole(viewer, 'validated');
}

/** Whether the viewer may see content of this access level (spec P§6). The page uses the same rule. */
export function canSee(level: AccessLevel, { userId, roles }: Viewer): boolean {
  return rule.canSee(level, userId === null ? null : { tokenPayload: { roles } });
}

/** Returns a validated customer in place of internal staff, to read content that they pass on. */
export function asCustomer(viewer: Viewer): Viewer {
  return isInternal(viewer) ? { ...viewer, roles: ['validated', 'public_restricted'] } : viewer;
}
