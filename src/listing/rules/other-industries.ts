/**
 * A hit's industries without the selected ones, rarest first, since these distinguish products.
 *
 * @param industries codes of the hit
 * @param chosen codes of the filter
 * @param counts hits by industry, from the answer; missing ones are 0
 */
export function otherIndustries(
  industries: readonly string[],
  chosen: readonly string[],
  counts: Readonly<Record<string, number | undefined>>,
): string[] {
  return industries
    .filter((code) => !chosen.includes(code))
    .toSorted((one, other) => (counts[one] ?? 0) - (counts[other] ?? 0));
}
