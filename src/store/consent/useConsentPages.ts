import { dataProtectionLink } from '../../domain/user/data-protection-link.ts';
import { userStatus } from '../../domain/user/user-status.ts';
import { useShared } from '../hooks.ts';

/**
 * Links of a form's consent hint (spec S§5).
 *
 * @param isAlways whether to show the hint even if it is not needed
 * @returns `null` if no hint is needed: the user has given a permanent consent to enquiries (decision B46)
 */
export function useConsentPages(isAlways = false): {
  dataProtection?: string | undefined;
  privacy?: string | undefined;
} | null {
  const { links = {}, productKey } = useShared(({ payload }) => payload);
  const user = useShared((state) => state.user);
  const isInternal = userStatus(user) === 'internal';
  if (!isAlways && user?.consent.includes('inquiries')) return null;
  return {
    dataProtection: dataProtectionLink(links, productKey),
    // Internal users have no such page (spec S§6).
    privacy: user && !isInternal && links.profile ? `${links.profile}#/privacy` : undefined,
  };
}
