/** A version of the privacy policy, and whether it was accepted (decision 25). */
interface PolicyState {
  version: string;
  accepted: boolean;
  date?: string | undefined;
}

/**
 * Returns the accepted version: the latest one if accepted, else the one accepted last. Entries are in order of
 * acceptance.
 */
export function acceptedPolicy<State extends PolicyState>(
  states: readonly State[],
  latestVersion: string | undefined,
): State | undefined {
  const accepted = states.filter((state) => state.accepted);
  return accepted.find(({ version }) => version === latestVersion) ?? accepted.at(-1);
}
