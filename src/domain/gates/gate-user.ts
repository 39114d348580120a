/** What gates look at in a signed-in user (spec S§3 "Active user"). */
export interface GateUser {
  tokenPayload?: { roles?: readonly string[] | undefined } | undefined;
  /** Code. */
  country?: string | undefined;
  /** Time of the login before this one. */
  previousLogin?: string | undefined;
  requiredActions: readonly string[];
  privacyPolicyStates: readonly { version: string; accepted: boolean }[];
}
