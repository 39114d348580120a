/** A version of the privacy policy, and whether it was accepted (decision 25). */
interface PolicyState {
  version: string;
  accepted: boolean;
  date?: string | undefined;
}

/**
 * The version that a user has accepted: the latest one if so, else the one accepted last. Entries come in the order
 * of their acceptance.
 */
export function acceptedPolicy<State extends PolicyState>(
  states: readonly State[],
  latestVersion: string | undefined,
): State | undefined {
  const accepted = states.filter((state) => state.accepted);
  return accepted.find(({ version }) => version === latestVersion) ?? accepted.at(-1);
}
