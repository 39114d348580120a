import type { GateUser } from './gate-user.ts';

/** The one required action that is known (spec S§4, decision 24). */
export const CHANGE_INITIAL_PASSWORD = 'changeInitialPassword';

/** Whether the user still has the password that someone else has given out (spec S§4). */
export function mustChangePassword(user: Pick<GateUser, 'requiredActions'> | null): boolean {
  return !!user?.requiredActions.includes(CHANGE_INITIAL_PASSWORD);
}

/** Required actions that mean nothing to this release; they hold nobody up (decision 24). */
export function unknownActions(user: Pick<GateUser, 'requiredActions'> | null): string[] {
  return user?.requiredActions.filter((action) => action !== CHANGE_INITIAL_PASSWORD) ?? [];
}
