import type { SelectOption } from '../../../lib/select-option.ts';
import { languageCode } from '../../../lib/text/language-code.ts';

/**
 * Returns the initial language of a safety data sheet: English by its key, of two letters or three, else by its title,
 * else the first (spec P§5, decision B38).
 */
export function defaultLanguage(languages: readonly SelectOption[]): string | undefined {
  const found =
    languages.find(({ value }) => value.toLowerCase() === 'eng') ??
    languages.find(({ value }) => languageCode(value) === 'en') ??
    languages.find(({ title }) => title.toLowerCase().startsWith('eng')) ??
    languages[0];
  return found?.value;
}
