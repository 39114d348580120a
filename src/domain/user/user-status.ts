import type { RoleHolder } from '../documents/can-see.ts';

/** Tracking status of the viewer (spec S§1). */
export type TrackingStatus = 'public' | 'public-registered' | 'validated' | 'internal';

/**
 * Returns the viewer's tracking status: internal role, else validated role, else signed in, else public (spec S§1,
 * decision 1).
 */
export function userStatus(user: RoleHolder | null | undefined): TrackingStatus {
  if (!user) return 'public';
  const roles = user.tokenPayload?.roles ?? [];
  if (roles.includes('internal')) return 'internal';
  return roles.includes('validated') ? 'validated' : 'public-registered';
}
