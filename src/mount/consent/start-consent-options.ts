import { rawConsentOptions } from '../../payload/raw-fields.ts';
import type { Registry } from '../registry.ts';
import { honourPrivacyControl } from './global-privacy-control.ts';
import { startConsentMode } from './google-consent-mode.ts';

/**
 * Starts the payload's consent options beyond the cookie modal. Runs before any consent is reported, so that tags
 * waiting for one find Google's commands. Only pages with such options fetch it.
 */
export function startConsentOptions(shared: Registry): void {
  const { googleConsentMode, globalPrivacyControl } = rawConsentOptions(shared.page.fields);
  if (globalPrivacyControl && navigator.globalPrivacyControl) honourPrivacyControl(shared);
  if (googleConsentMode) startConsentMode(shared);
}
