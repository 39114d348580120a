import type { GateUser } from '../domain/gates/gate-user.ts';
import type { RawPage } from './raw-page.ts';
import { idOf, listOf, recordOf, textOf, textsOf } from './raw-values.ts';

/** What gates and analytics need of the signed-in user. */
export interface RawUser extends GateUser {
  userId: string;
  consent: readonly string[];
}

/** The signed-in user, for code that runs before React; `null` for a visitor. */
export function rawUser({ user }: RawPage['fields']): RawUser | null {
  const fields = recordOf(user);
  const userId = idOf(fields.userId);
  if (userId === undefined || textOf(fields.email) === undefined) return null;
  return {
    userId,
    tokenPayload: { roles: textsOf(recordOf(fields.tokenPayload).roles) },
    country: textOf(fields.country),
    previousLogin: textOf(fields.previousLogin),
    requiredActions: textsOf(fields.requiredActions) ?? [],
    privacyPolicyStates: (listOf(fields.privacyPolicyStates) ?? []).flatMap((state) => {
      const { version, accepted = true, date = '' } = recordOf(state);
      // A malformed state must not count as acceptance.
      const isState =
        typeof version === 'string' && typeof accepted === 'boolean' && typeof date === 'string';
      return isState ? [{ version, accepted }] : [];
    }),
    consent: textsOf(fields.consent) ?? [],
  };
}
