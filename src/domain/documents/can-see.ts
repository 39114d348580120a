import type { AccessLevel } from './access-level.ts';

/** Roles in a signed-in user's token, which may lack the list. */
export interface RoleHolder {
  tokenPayload?: { roles?: readonly string[] | undefined } | undefined;
}

/**
 * Whether the viewer may see content of that access level, literally by spec P§6 (decision B64): an empty list of roles
 * is a list, so it allows `restricted` and denies `public_restricted`. The services enforce it; the page checks it so
 * as not to offer what they refuse.
 *
 * @param user `null` for a visitor
 */
export function canSee(level: AccessLevel, user: RoleHolder | null | undefined): boolean {
  if (level === 'public') return true;
  if (!user) return false;
  const roles = user.tokenPayload?.roles;
  if (roles?.includes('internal')) return true;
  if (level === 'restricted') return roles !== undefined;
  if (level === 'public_restricted') return roles === undefined || roles.includes('public_restricted');
  return false;
}
