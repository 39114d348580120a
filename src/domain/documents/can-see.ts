import type { AccessLevel } from './access-level.ts';

/** The roles of a signed-in user's token, of which a token may hold no list at all. */
export interface RoleHolder {
  tokenPayload?: { roles?: readonly string[] | undefined } | undefined;
}

/**
 * Whether the viewer may see something of that access level, word by word as spec P§6 has it (decision B64): an empty
 * list of roles is a list, so it opens `restricted` and closes `public_restricted`. The services decide; the page asks
 * in order to offer nothing that they refuse.
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
