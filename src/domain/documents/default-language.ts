import type { SelectOption } from '../../lib/select-option.ts';

/**
 * Returns the language that a safety data sheet is asked for at first: the key `Eng` in any case, else a title that
 * begins like it, else the first (spec P§5, decision B38).
 */
export function defaultLanguage(languages: readonly SelectOption[]): string | undefined {
  const found =
    languages.find(({ value }) => value.toLowerCase() === 'eng') ??
    languages.find(({ title }) => title.toLowerCase().startsWith('eng')) ??
    languages[0];
  return found?.value;
}
