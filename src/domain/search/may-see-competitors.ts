import type { RoleHolder } from '../documents/can-see.ts';

/** Whether the viewer may search by competitors' products (spec S§6: admin implies competitor-viewer). */
export function maySeeCompetitors(user: RoleHolder | null | undefined): boolean {
  const roles = user?.tokenPayload?.roles ?? [];
  return roles.includes('competitor-viewer') || roles.includes('admin');
}
