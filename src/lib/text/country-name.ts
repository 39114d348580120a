let names: Intl.DisplayNames | undefined;

/** Returns a country's English name by its two-letter code, or the text itself if it is not a code. */
export function countryName(code: string): string {
  try {
    names ??= new Intl.DisplayNames('en', { type: 'region' });
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
