// A page may be restricted to residents of some countries (spec S§2 "Overlays", decision 12). Confirmations are
// stored as text, one list of codes per confirmation: `AT-CH-DE.US`.

/** The confirmed lists, most recent last. */
function confirmedLists(confirmed: string): string[][] {
  return confirmed.split('.').map((list) => list.split('-').filter(Boolean));
}

/**
 * Whether the visitor has to confirm a residence in one of the page's countries. A profile in one of them suffices,
 * and so does an earlier confirmation for the same countries or a subset of them.
 *
 * @param allowed codes of the page's countries; without any nobody is asked
 * @param profileCountry code of the signed-in user's country
 * @param confirmed last result of {@link confirmResidence}
 */
export function isResidenceDue(
  allowed: readonly string[] = [],
  profileCountry: string | undefined,
  confirmed: string,
): boolean {
  if (allowed.length === 0 || allowed.includes(profileCountry ?? '')) return false;
  return !confirmedLists(confirmed).some(
    (list) => list.length > 0 && list.every((code) => allowed.includes(code)),
  );
}

/** Adds a confirmation for these countries to the stored ones and returns the text to store. */
export function confirmResidence(allowed: readonly string[], confirmed: string): string {
  return [...confirmedLists(confirmed), allowed.toSorted()]
    .map((list) => list.join('-'))
    .filter(Boolean)
    .join('.');
}
