/** User fields that decide about gates (spec S§3 "Active user"). */
export interface GateUser {
  tokenPayload?: { roles?: readonly string[] | undefined } | undefined;
  /** Code. */
  country?: string | undefined;
  /** Time of the previous login. */
  previousLogin?: string | undefined;
  requiredActions: readonly string[];
  privacyPolicyStates: readonly { version: string; accepted: boolean }[];
}
