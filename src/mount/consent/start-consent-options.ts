import { rawConsentOptions } from '../../payload/raw-fields.ts';
import type { Registry } from '../registry.ts';
import { honourPrivacyControl } from './global-privacy-control.ts';
import { startConsentMode } from './google-consent-mode.ts';

/**
 * Starts what a page's payload asks of consent beyond the cookie modal. It comes before any consent is told, so
 * that tags which wait for one find Google's commands; only pages that ask for it fetch it.
 */
export function startConsentOptions(shared: Registry): void {
  const { googleConsentMode, globalPrivacyControl } = rawConsentOptions(shared.page.fields);
  if (globalPrivacyControl && navigator.globalPrivacyControl) honourPrivacyControl(shared);
  if (googleConsentMode) startConsentMode(shared);
}
