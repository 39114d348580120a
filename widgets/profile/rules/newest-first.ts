/** Sorts log entries by time; those without a valid time come last. */
export function newestFirst<Entry extends { createdDate: string }>(entries: readonly Entry[]): Entry[] {
  const timeOf = ({ createdDate }: Entry) => Date.parse(createdDate) || 0;
  return entries.toSorted((one, other) => timeOf(other) - timeOf(one));
}
