import { dataProtectionLink } from '../domain/data-protection-link.ts';
import { useShared } from './hooks.ts';

/**
 * The pages that the consent hint of a form leads to (spec S§5).
 *
 * @param isAlways whether to hint also where none is needed
 * @returns `null` where no hint is needed: the user has consented to inquiries once for all (decision B46)
 */
export function useConsentPages(isAlways = false): {
  dataProtection?: string | undefined;
  privacy?: string | undefined;
} | null {
  const { links = {}, productKey } = useShared(({ payload }) => payload);
  const user = useShared((state) => state.user);
  if (!isAlways && user?.consent.includes('inquiries')) return null;
  return {
    dataProtection: dataProtectionLink(links, productKey),
    privacy: user && links.profile ? `${links.profile}#/privacy` : undefined,
  };
}
