import type { AccessLevel } from '../data/assets/asset.ts';
import type { Viewer } from './context.ts';

/** Whether the viewer holds the role; a token without roles holds none. */
export function hasRole(viewer: Viewer, role: string): boolean {
  return viewer.userId !== null && (viewer.roles?.includes(role) ?? false);
}

/** Whether the viewer is internal staff. */
export function isInternal(viewer: Viewer): boolean {
  return hasRole(viewer, 'internal');
}

/** Whether the viewer may search by competitor products; admin implies it (spec S§6). */
export function canSeeCompetitors(viewer: Viewer): boolean {
  return hasRole(viewer, 'competitor-viewer') || hasRole(viewer, 'admin');
}

/**
 * Whether the viewer may see something of that access level, word by word as spec P§6 has it
 * (decision B64): an empty list of roles is a list, so it opens `restricted` and closes `public_restricted`.
 */
export function canSee(level: AccessLevel, viewer: Viewer): boolean {
  if (level === 'public') return true;
  if (viewer.userId === null) return false;
  if (isInternal(viewer)) return true;
  if (level === 'restricted') return viewer.roles !== undefined;
  if (level === 'public_restricted')
    return viewer.roles === undefined || viewer.roles.includes('public_restricted');
  return false;
}
