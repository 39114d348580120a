const byName = new Intl.Collator('en');

/**
 * English names of countries, sorted and each once.
 *
 * @param codes as the page has them, such as `DE`
 * @param known names by code; the browser's own stand in for those that are missing, the code for both
 */
export function nameCountries(codes: readonly string[], known: ReadonlyMap<string, string>): string[] {
  const names = codes.map((code) => known.get(code) ?? ownName(code));
  return [...new Set(names)].sort(byName.compare);
}

function ownName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    // Not even the form of a code.
    return code;
  }
}
