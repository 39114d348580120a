/** Given instead of a value, or of one of several values. */
const VALUE_STATUSES = ['not_tested', 'not_recommended'] as const;

/** Why there is no value or no use. */
export type ValueStatus = (typeof VALUE_STATUSES)[number];

/** Returns the status that a text means, such as `Not tested`. */
export function valueStatusOf(value: unknown): ValueStatus | undefined {
  if (typeof value !== 'string') return undefined;
  const code = value.trim().toLowerCase().replaceAll(/[ -]/g, '_');
  return VALUE_STATUSES.find((status) => status === code);
}
