/**
 * The industries of a hit besides the chosen ones, the rarest first: those tell products apart.
 *
 * @param industries codes of the hit
 * @param chosen codes of the filter
 * @param counts hits by industry, of the answer; none is 0
 */
export function otherIndustries(
  industries: readonly string[],
  chosen: readonly string[],
  counts: Readonly<Record<string, number>>,
): string[] {
  return industries
    .filter((code) => !chosen.includes(code))
    .toSorted((one, other) => (counts[one] ?? 0) - (counts[other] ?? 0));
}
