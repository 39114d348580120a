import type { NotificationInterval } from '../../../../src/domain/user/notification-interval.ts';
import type { User } from '../../../../src/payload/schema.ts';

/** A person as the user service stores it. */
export interface UserRecord {
  id: string;
  /** Value of `as` in `/demo/sign-in`; `null` for people who registered. */
  key: string | null;
  email: string;
  /** See passwords.ts. */
  passwordHash: string;
  /** Renewed by each sensitive change, which ends sessions and codes (see accounts/renew-stamp.ts). */
  stamp: string;
  firstName: string;
  lastName: string;
  company: string;
  /** Users with the same id share company sheets (decision B66). Empty until the staff has assigned a company. */
  companyId: string;
  /** Two-letter code, see the backend's list. */
  country: string;
  region: string | null;
  subRegion: string | null;
  industries: string[];
  consent: string[];
  /** Roles in the token; `null` leaves the list out of it (spec P§6). */
  roles: string[] | null;
  groups: string[];
  validationState: User['validationState'];
  emailVerified: boolean;
  /** Whether the login needs a mailed link. */
  twoFactor: boolean;
  requiredActions: string[];
  privacyPolicyStates: { version: string; accepted: boolean; date: string }[];
  /** Address to be confirmed; a second change replaces it (decision 48). */
  newEmail: string | null;
  lastLogin: string | null;
  previousLogin: string | null;
  /** Time since which changed sheets were not seen; `null` if all were seen since the last login. */
  sheetsSince: string | null;
  notifications: { documents: { enabled: boolean; interval: NotificationInterval } };
  customerService: Contact | null;
  accountManager: Contact | null;
  hasBackendAccess: boolean;
  canManageUsers: boolean;
}

/** A contact of a validated customer. */
export interface Contact {
  name: string;
  email: string;
  phone: string;
}
