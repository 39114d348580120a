/** Tracking status of whoever looks at the page (spec S§1). */
export type TrackingStatus = 'public' | 'public-registered' | 'validated' | 'internal';

/** What the status is read from: the roles of a signed-in user's token. */
interface RoleHolder {
  tokenPayload?: { roles?: readonly string[] | undefined } | undefined;
}

/**
 * The tracking status of whoever looks at the page: internal role, else validated role, else signed in, else
 * public (spec S§1, decision 1).
 */
export function userStatus(user: RoleHolder | null | undefined): TrackingStatus {
  if (!user) return 'public';
  const roles = user.tokenPayload?.roles ?? [];
  if (roles.includes('internal')) return 'internal';
  return roles.includes('validated') ? 'validated' : 'public-registered';
}
