import type { GateFacts } from '../../domain/gates/due-gates.ts';

/**
 * What the payload says of gates, read by hand: the payload's own reader comes with React, and until then the
 * page could be used. A field of another form counts as empty; what follows from a wrong one steps aside again
 * once the reader is there.
 */
export function rawGateFacts(
  fields: Readonly<Record<string, unknown>>,
): Pick<GateFacts, 'user' | 'latestPrivacyPolicy' | 'requestCountry'> {
  const user = recordOf(fields.user);
  const { version } = recordOf(fields.latestPrivacyPolicy);
  return {
    user: fields.user
      ? {
          tokenPayload: { roles: textsOf(recordOf(user.tokenPayload).roles) },
          country: textOf(user.country),
          previousLogin: textOf(user.previousLogin),
          requiredActions: textsOf(user.requiredActions),
          privacyPolicyStates: listOf(user.privacyPolicyStates).map((state) => {
            const { version = '', accepted } = recordOf(state);
            return { version: String(version), accepted: accepted !== false };
          }),
        }
      : null,
    latestPrivacyPolicy: typeof version === 'string' ? { version } : undefined,
    requestCountry: textsOf(fields.requestCountry),
  };
}

const recordOf = (value: unknown): Record<string, unknown> => Object(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const textsOf = (value: unknown) => listOf(value).filter((item) => typeof item === 'string');
