/**
 * Returns the code of a tag's language in its shortest form, for comparisons: `en` of `en-GB`, `Eng` or `ENG`, `de` of
 * `Ger` or `deu`. A text that is no tag is returned in small letters.
 */
export function languageCode(tag: string): string {
  try {
    return new Intl.Locale(tag.trim().replaceAll('_', '-')).language;
  } catch {
    return tag.trim().toLowerCase();
  }
}
