/** Sorts entries of a log by their time; those without one that can be read come last. */
export function newestFirst<Entry extends { createdDate: string }>(entries: readonly Entry[]): Entry[] {
  const timeOf = ({ createdDate }: Entry) => Date.parse(createdDate) || 0;
  return entries.toSorted((one, other) => timeOf(other) - timeOf(one));
}
