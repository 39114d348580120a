/** The texts in a field that should hold texts by key, for the parts that come before the payload's reader. */
export function rawStrings(field: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(Object(field)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
