const names = new Intl.DisplayNames('en', { type: 'region' });

/** English name of a country by its two-letter code; the text itself where it is no such code. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
