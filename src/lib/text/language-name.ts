let names: Intl.DisplayNames | undefined;

/** Returns a language's English name by its tag, such as `pt-BR`, or the text itself if it is no tag. */
export function languageName(tag: string): string {
  try {
    names ??= new Intl.DisplayNames('en', { type: 'language' });
    return names.of(tag.replaceAll('_', '-')) ?? tag;
  } catch {
    return tag;
  }
}
