import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  rawAnalytics,
  rawConsentOptions,
  rawDeclaredCookies,
  rawErrorReporting,
  rawPageKind,
  rawStrings,
} from '../../../src/payload/raw-fields.ts';
import { rawGateFacts } from '../../../src/payload/raw-gate-facts.ts';
import { readRawPage } from '../../../src/payload/raw-page.ts';
import { readPayload } from '../../../src/payload/read-payload.ts';
import { type Payload, type PayloadField, payloadFields, type User } from '../../../src/payload/schema.ts';
import { arbitraryOf, jsonWithNulls } from '../../support/arbitrary-of.ts';
import { scrambled } from '../../support/scramble.ts';

type Fields = Readonly<Record<string, unknown>>;

const userFacts = (user: User | undefined) =>
  user
    ? {
        userId: user.userId,
        tokenPayload: { roles: user.tokenPayload?.roles },
        country: user.country,
        previousLogin: user.previousLogin,
        requiredActions: user.requiredActions,
        privacyPolicyStates: user.privacyPolicyStates.map(({ version, accepted }) => ({ version, accepted })),
        consent: user.consent,
      }
    : null;

/** What is read by hand of a field, and what the payload's reader says of the same. */
const readers: [PayloadField, (fields: Fields) => unknown, (payload: Payload) => unknown][] = [
  [
    'page',
    rawPageKind,
    ({ page: { dataProtection = false, suppressCookieModal = false } = {} }) => ({
      dataProtection,
      suppressCookieModal,
    }),
  ],
  [
    'consent',
    rawConsentOptions,
    ({ consent: { globalPrivacyControl = false, googleConsentMode = false, ...texts } = {} }) => ({
      ...texts,
      globalPrivacyControl,
      googleConsentMode,
    }),
  ],
  [
    'declaredCookies',
    rawDeclaredCookies,
    ({ declaredCookies }) => declaredCookies ?? { functional: [], marketing: [] },
  ],
  ['analytics', rawAnalytics, ({ analytics }) => analytics],
  ['errorReporting', rawErrorReporting, ({ errorReporting }) => errorReporting],
  ['texts', ({ texts }) => rawStrings(texts), ({ texts }) => texts ?? {}],
  ['links', ({ links }) => rawStrings(links), ({ links }) => links ?? {}],
  ['user', (fields) => rawGateFacts(fields).user, ({ user }) => userFacts(user)],
  [
    'latestPrivacyPolicy',
    (fields) => rawGateFacts(fields).latestPrivacyPolicy,
    ({ latestPrivacyPolicy: policy }) => policy && { version: policy.version },
  ],
  ['requestCountry', (fields) => rawGateFacts(fields).requestCountry, ({ requestCountry }) => requestCountry],
];

/**
 * The places in a list are no keys of a record, though PHP writes an empty record as `[]`; and valibot leaves out keys
 * that objects have by themselves.
 */
function isRecord(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return !Object.keys(Object(value)).some((key) => /^(__proto__|prototype|constructor)$/.test(key));
}

describe('what is read by hand before React is what the payload’s reader says', () => {
  test.each(readers)('of the payload field %s, whatever its value', (field, rawly, fully) => {
    const values = arbitraryOf(payloadFields[field]);
    fc.assert(
      fc.property(fc.oneof(values, scrambled(values), fc.jsonValue({ maxDepth: 3 })), (value) => {
        if (field === 'texts' || field === 'links') fc.pre(isRecord(value));
        const script = document.createElement('script');
        script.type = 'application/json';
        script.id = 'ce-payload';
        script.textContent = `{${JSON.stringify(field)}:${jsonWithNulls(value)}}`;
        document.body.replaceChildren(script);
        const page = readRawPage();
        expect(rawly(page.fields)).toEqual(fully(readPayload(page).payload));
      }),
      { numRuns: 500 },
    );
  });
});
