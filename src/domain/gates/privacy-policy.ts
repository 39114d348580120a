import { userStatus } from '../user/user-status.ts';
import type { GateUser } from './gate-user.ts';

/**
 * Whether the user has to accept or reject the privacy policy: signed in, not internal, and without an accepted
 * entry for the latest version (spec S§4, S§6, decision 25).
 *
 * @param latest the page's latest policy; without one nobody is asked
 */
export function isPolicyDue(
  user: Pick<GateUser, 'tokenPayload' | 'privacyPolicyStates'> | null,
  latest: { version: string } | undefined,
): boolean {
  if (!user || !latest || userStatus(user) === 'internal') return false;
  return !user.privacyPolicyStates.some(({ version, accepted }) => accepted && version === latest.version);
}
