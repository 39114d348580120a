// A page may be meant for the residents of some countries (spec S§2 "Overlays",
// decision 12). What someone has confirmed is kept as text, a list of codes for each confirmation: `AT-CH-DE.US`.

/** The lists that were confirmed, most recent last. */
function confirmedLists(confirmed: string): string[][] {
  return confirmed.split('.').map((list) => list.split('-').filter(Boolean));
}

/**
 * Whether the visitor has to confirm a residence in one of the page's countries. Nobody is asked whose profile
 * says so, and nobody twice: who lives in one of these countries lives in one of any longer list.
 *
 * @param allowed codes of the page's countries; a page without any asks nobody
 * @param profileCountry code of the signed-in user's country
 * @param confirmed what {@link confirmResidence} gave last
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

/** What is to be kept once a residence in one of these countries is confirmed, beside what was before. */
export function confirmResidence(allowed: readonly string[], confirmed: string): string {
  return [...confirmedLists(confirmed), allowed.toSorted()]
    .map((list) => list.join('-'))
    .filter(Boolean)
    .join('.');
}
