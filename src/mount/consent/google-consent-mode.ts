import type { ConsentSettings } from '../../domain/user/consent.ts';
import { pageQueue } from '../../lib/page-queue.ts';
import type { Registry } from '../registry.ts';

/**
 * Reports the visitor's consent to Google's tags on the page (Consent Mode v2): a default that denies everything, and
 * an update after each choice. It only writes to the page's `dataLayer`; no Google script is loaded.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
export function startConsentMode({ bus }: Pick<Registry, 'bus'>): void {
  // Google's tags accept only the `arguments` object as a command, not an array.
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    pageQueue('dataLayer').push(arguments);
  }
  gtag('consent', 'default', { ...consentTypes(NOTHING), wait_for_update: WAIT });
  bus.on('consent:changed', (settings) => gtag('consent', 'update', consentTypes(settings)), {
    replay: true,
  });
}

const NOTHING: ConsentSettings = { mandatory: true, functional: false, marketing: false };

/** Milliseconds that tags wait for the update before they use the default. */
const WAIT = 500;

/** Google's consent types by our categories: statistics are functional (decision 50). */
function consentTypes({ functional, marketing }: ConsentSettings) {
  const stateOf = (isGiven: boolean) => (isGiven ? 'granted' : 'denied');
  return {
    security_storage: 'granted',
    analytics_storage: stateOf(functional),
    functionality_storage: stateOf(functional),
    personalization_storage: stateOf(functional),
    ad_storage: stateOf(marketing),
    ad_user_data: stateOf(marketing),
    ad_personalization: stateOf(marketing),
  };
}
