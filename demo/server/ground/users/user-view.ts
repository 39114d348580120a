import type { RawPayload } from '../../../../src/payload/schema.ts';
import { versionOf } from '../../http/demand-version.ts';
import type { UserRecord } from './user-record.ts';

/** The signed-in user as clients see it (spec S§3 "Active user"). */
export type UserView = NonNullable<RawPayload['user']>;

/** Whether the record's token would hold the role. */
export function holdsRole(user: Pick<UserRecord, 'roles'>, role: string): boolean {
  return user.roles?.includes(role) ?? false;
}

/**
 * Returns a record as clients see it: computes the rights on the server and leaves out secrets (decisions 67, 73
 * and 75).
 *
 * @param token added to the view if given
 */
export function viewUser(user: UserRecord, token?: string): UserView {
  const isValidated = holdsRole(user, 'validated');
  const isInternal = holdsRole(user, 'internal');
  const mayAsk = isValidated || isInternal;
  return {
    ...(token === undefined ? {} : { token }),
    tokenPayload: { ...(user.roles ? { roles: user.roles } : {}), groups: user.groups },
    userId: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    company: user.company,
    country: user.country,
    ...(user.region ? { region: user.region } : {}),
    ...(user.subRegion ? { subRegion: user.subRegion } : {}),
    industries: user.industries,
    consent: user.consent,
    ...(user.customerService ? { customerService: user.customerService } : {}),
    ...(user.accountManager ? { accountManager: user.accountManager } : {}),
    ...(user.previousLogin ? { previousLogin: user.previousLogin } : {}),
    ...(user.sheetsSince ? { sheetsSince: user.sheetsSince } : {}),
    requiredActions: user.requiredActions,
    privacyPolicyStates: user.privacyPolicyStates,
    validationState: user.validationState,
    ...(user.newEmail ? { newEmail: user.newEmail } : {}),
    hasBackendAccess: user.hasBackendAccess,
    canManageUsers: user.canManageUsers,
    canRequestSample: isValidated,
    canRequestRegulatoryDocument: mayAsk,
    canViewFormulations: mayAsk,
    notifications: user.notifications,
    version: userVersion(user),
  };
}

/** Version of what users change themselves. */
function userVersion(user: UserRecord): string {
  const { firstName, lastName, company, country, industries, consent, notifications } = user;
  return versionOf([firstName, lastName, company, country, industries, consent, notifications]);
}
