import type { ConsentSettings } from '../../domain/consent.ts';
import { pageQueue } from '../../lib/page-queue.ts';
import type { Registry } from '../registry.ts';

/**
 * Tells Google's tags of the page what visitors allow (Consent Mode v2): a default that denies everything, and an
 * update with each choice. It only writes to the page's `dataLayer`; no script of Google's is loaded.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
export function startConsentMode({ bus }: Pick<Registry, 'bus'>): void {
  // Google's tags take the arguments object itself for a command, and no list.
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

/** How long tags wait for the update before they go by the default. */
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
