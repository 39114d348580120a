import type { RawPage } from './raw-page.ts';
import { idOf, recordOf, textOf, textsOf } from './raw-values.ts';

// Payload fields for the parts of the page that run before React: the same as the payload's reader says of them.
// Each part is built by itself and holds only the readers that it calls.

type Fields = RawPage['fields'];

/** A field's texts by key, such as `texts` and `links`; what is no text is left out. */
export function rawStrings(field: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(recordOf(field)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** What kind of page this is, as far as consent goes. */
export function rawPageKind({ page }: Fields) {
  const { dataProtection, suppressCookieModal } = recordOf(page);
  return { dataProtection: dataProtection === true, suppressCookieModal: suppressCookieModal === true };
}

/** What the page asks of consent beyond the cookie modal. */
export function rawConsentOptions({ consent }: Fields) {
  const { version, recordUrl, globalPrivacyControl, googleConsentMode } = recordOf(consent);
  return {
    version: textOf(version),
    recordUrl: textOf(recordUrl),
    globalPrivacyControl: globalPrivacyControl === true,
    googleConsentMode: googleConsentMode === true,
  };
}

/** Cookie names by category that withdrawing a consent deletes. */
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

/** The service for errors of the widgets. */
export function rawErrorReporting({ errorReporting }: Fields) {
  const { dsn, environment } = recordOf(errorReporting);
  const address = textOf(dsn);
  return address === undefined ? undefined : { dsn: address, environment: textOf(environment) };
}
