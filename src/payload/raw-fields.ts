import type { RawPage } from './raw-page.ts';
import { idOf, recordOf, textOf, textsOf } from './raw-values.ts';

// Payload fields for code that runs before React, with the same results as the payload's reader. Each part is bundled
// separately and contains only the readers that it calls.

type Fields = RawPage['fields'];

/** Strings of a field by key, such as `texts` and `links`; other values are left out. */
export function rawStrings(field: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(recordOf(field)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** The kind of page, as far as consent is concerned. */
export function rawPageKind({ page }: Fields) {
  const { dataProtection, suppressCookieModal } = recordOf(page);
  return { dataProtection: dataProtection === true, suppressCookieModal: suppressCookieModal === true };
}

/** The page's consent options beyond the cookie modal. */
export function rawConsentOptions({ consent }: Fields) {
  const { version, recordUrl, globalPrivacyControl, googleConsentMode } = recordOf(consent);
  return {
    version: textOf(version),
    recordUrl: textOf(recordUrl),
    globalPrivacyControl: globalPrivacyControl === true,
    googleConsentMode: googleConsentMode === true,
  };
}

/** Cookie names by category, deleted when consent is withdrawn. */
export function rawDeclaredCookies({ declaredCookies }: Fields) {
  const { functional, marketing } = recordOf(declaredCookies);
  return { functional: textsOf(functional) ?? [], marketing: textsOf(marketing) ?? [] };
}

/** The analytics service. */
export function rawAnalytics({ analytics }: Fields) {
  const { url, siteId, statusDimension } = recordOf(analytics);
  const [address, id] = [textOf(url), idOf(siteId)];
  if (address === undefined || id === undefined) return undefined;
  return {
    url: address,
    siteId: id,
    statusDimension: typeof statusDimension === 'number' ? statusDimension : undefined,
  };
}

/** The service that receives errors of the widgets. */
export function rawErrorReporting({ errorReporting }: Fields) {
  const { dsn, environment } = recordOf(errorReporting);
  const address = textOf(dsn);
  return address === undefined ? undefined : { dsn: address, environment: textOf(environment) };
}
