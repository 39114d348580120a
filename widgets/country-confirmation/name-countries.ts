import { compareTexts } from '../../src/lib/text/compare-texts.ts';

/**
 * Returns English names of countries, sorted and without duplicates.
 *
 * @param codes the page's country codes, such as `DE`
 * @param known names by code; a missing one is replaced by the browser's name, else by the code
 */
export function nameCountries(codes: readonly string[], known: ReadonlyMap<string, string>): string[] {
  const names = codes.map((code) => known.get(code) ?? ownName(code));
  return [...new Set(names)].sort(compareTexts);
}

function ownName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    // Not a valid country code.
    return code;
  }
}
