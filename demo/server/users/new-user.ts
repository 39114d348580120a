import type { UserRecord } from './user-record.ts';

/** What is known of someone from the start. */
export type UserDetails = Pick<
  UserRecord,
  'id' | 'email' | 'firstName' | 'lastName' | 'company' | 'country'
> &
  Partial<UserRecord>;

/** A record with the state of a fresh account: nothing verified, nothing allowed, nothing consented. */
export function newUser(details: UserDetails): UserRecord {
  return {
    key: null,
    passwordHash: '',
    companyId: companyIdOf(details.company),
    region: null,
    subRegion: null,
    industries: [],
    consent: [],
    roles: ['public_restricted'],
    groups: ['customers'],
    validationState: 'new',
    emailVerified: false,
    twoFactor: false,
    requiredActions: [],
    privacyPolicyStates: [],
    newEmail: null,
    lastLogin: null,
    previousLogin: null,
    notifications: { documents: { enabled: true, interval: 'weekly' } },
    customerService: null,
    accountManager: null,
    hasBackendAccess: false,
    canManageUsers: false,
    ...details,
  };
}

/** Companies have no register in the demo: the same name is the same company, no name is none. */
function companyIdOf(company: string): string {
  if (company === '') return '';
  return `c-${company
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
}
