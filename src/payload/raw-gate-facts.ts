import type { GateFacts } from '../domain/gates/due-gates.ts';
import { rawPageKind } from './raw-fields.ts';
import type { RawPage } from './raw-page.ts';
import { type RawUser, rawUser } from './raw-user.ts';
import { recordOf, textOf, textsOf } from './raw-values.ts';

/** Payload facts for gates. */
interface RawGateFacts extends Pick<GateFacts, 'latestPrivacyPolicy' | 'requestCountry' | 'page'> {
  user: RawUser | null;
}

/** Reads the payload's facts for gates before the reader arrives with React: until then the page could be used. */
export function rawGateFacts(fields: RawPage['fields']): RawGateFacts {
  const { version, description } = recordOf(fields.latestPrivacyPolicy);
  const isPolicy = typeof version === 'string' && textOf(description) !== undefined;
  return {
    user: rawUser(fields),
    latestPrivacyPolicy: isPolicy ? { version } : undefined,
    page: rawPageKind(fields),
    requestCountry: textsOf(fields.requestCountry),
  };
}
