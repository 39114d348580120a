import { changedSince } from './changed-since.ts';
import type { GateUser } from './gate-user.ts';
import { isPolicyDue } from './privacy-policy.ts';
import { mustChangePassword } from './required-actions.ts';
import { isResidenceDue } from './residence.ts';

/** Facts of user, page and session that decide which gates are due. */
export interface GateFacts {
  user: GateUser | null;
  latestPrivacyPolicy?: { version: string } | undefined;
  /** What kind of page it is. The policy links to the data protection page, which stays readable (decision C3). */
  page?: { dataProtection: boolean } | undefined;
  /** Codes of the page's countries. */
  requestCountry?: readonly string[] | undefined;
  /** Residences confirmed in this session, see `residence.ts`. */
  confirmedResidence: string;
  /** Whether the changed sheets have not been checked since the last login (decision 14). */
  isSheetsCheckDue: boolean;
}

/** Returns the gates that are due (spec S§2, S§4). The overlay queue orders them. */
export function dueGates({ user, confirmedResidence, ...facts }: GateFacts): string[] {
  return Object.entries({
    'change-initial-password': mustChangePassword(user),
    'privacy-policy': !facts.page?.dataProtection && isPolicyDue(user, facts.latestPrivacyPolicy),
    'country-confirmation': isResidenceDue(facts.requestCountry, user?.country, confirmedResidence),
    'changed-sheets-hint': facts.isSheetsCheckDue && changedSince(user?.previousLogin) !== null,
  }).flatMap(([name, isDue]) => (isDue ? [name] : []));
}
