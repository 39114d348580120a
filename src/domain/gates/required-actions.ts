import type { GateUser } from './gate-user.ts';

/** The only known required action (spec S§4, decision 24). */
export const CHANGE_INITIAL_PASSWORD = 'changeInitialPassword';

/** Whether the user must replace the initial password (spec S§4). */
export function mustChangePassword(user: Pick<GateUser, 'requiredActions'> | null): boolean {
  return !!user?.requiredActions.includes(CHANGE_INITIAL_PASSWORD);
}

/** Returns the required actions that this release does not know. They block nothing (decision 24). */
export function unknownActions(user: Pick<GateUser, 'requiredActions'> | null): string[] {
  return user?.requiredActions.filter((action) => action !== CHANGE_INITIAL_PASSWORD) ?? [];
}
