import { newSecret } from '../../base/secrets.ts';
import type { UserRecord } from './user-record.ts';

/** Fields of a new user's record. */
export type UserDetails = Pick<
  UserRecord,
  'id' | 'email' | 'firstName' | 'lastName' | 'company' | 'country'
> &
  Partial<UserRecord>;

/** Creates the record of a new account: nothing verified, no rights, no company, no consents. */
export function newUser(details: UserDetails): UserRecord {
  return {
    key: null,
    passwordHash: '',
    stamp: newSecret(),
    companyId: '',
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
    sheetsSince: null,
    notifications: { documents: { enabled: true, interval: 'weekly' } },
    customerService: null,
    accountManager: null,
    hasBackendAccess: false,
    canManageUsers: false,
    ...details,
  };
}
