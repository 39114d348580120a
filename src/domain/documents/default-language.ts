import type { SelectOption } from '../../lib/select-option.ts';

/**
 * Returns the initial language of a safety data sheet: the key `Eng` in any case, else a title that starts with it,
 * else the first (spec P§5, decision B38).
 */
export function defaultLanguage(languages: readonly SelectOption[]): string | undefined {
  const found =
    languages.find(({ value }) => value.toLowerCase() === 'eng') ??
    languages.find(({ title }) => title.toLowerCase().startsWith('eng')) ??
    languages[0];
  return found?.value;
}
