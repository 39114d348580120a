import { changedSince } from './changed-since.ts';
import type { GateUser } from './gate-user.ts';
import { isPolicyDue } from './privacy-policy.ts';
import { mustChangePassword } from './required-actions.ts';
import { isResidenceDue } from './residence.ts';

/** Who looks at a page, and what the page and the session say. */
export interface GateFacts {
  user: GateUser | null;
  latestPrivacyPolicy?: { version: string } | undefined;
  /** Codes of the page's countries. */
  requestCountry?: readonly string[] | undefined;
  /** Residences confirmed in this session, see `residence.ts`. */
  confirmedResidence: string;
  /** A login has just succeeded, and nobody has looked for changed sheets since (decision 14). */
  isSheetsCheckDue: boolean;
}

/** The overlays that become due by themselves (spec S§2, S§4); the queue puts them in order. */
export function dueGates({ user, confirmedResidence, ...facts }: GateFacts): string[] {
  return Object.entries({
    'change-initial-password': mustChangePassword(user),
    'privacy-policy': isPolicyDue(user, facts.latestPrivacyPolicy),
    'country-confirmation': isResidenceDue(facts.requestCountry, user?.country, confirmedResidence),
    'changed-sheets-hint': facts.isSheetsCheckDue && changedSince(user?.previousLogin) !== null,
  }).flatMap(([name, isDue]) => (isDue ? [name] : []));
}
