import type { SheetLanguage, SheetType } from '../../../domain/documents/sheet-option.ts';
import type { SelectOption } from '../../../lib/select-option.ts';
import { compareTexts } from '../../../lib/text/compare-texts.ts';
import { languageCode } from '../../../lib/text/language-code.ts';
import { defaultLanguage } from './default-language.ts';

/** Current selection; empty before the user has chosen. */
export type SheetValues = { language: string; type: string };

/** Available options. */
export interface SheetOptions {
  languages: readonly SheetLanguage[];
  types: readonly SheetType[];
}

/** Whether the list contains this value. */
export function isOffered(options: readonly SelectOption[], chosen: string): boolean {
  return options.some(({ value }) => value === chosen);
}

/**
 * Returns the selected language, else the default one; none if the sheet is not available in the selected one. Other
 * products may have it under another form of its code.
 */
export function languageOf(languages: SheetOptions['languages'], chosen: string): string {
  if (chosen === '') return defaultLanguage(languages) ?? '';
  if (isOffered(languages, chosen)) return chosen;
  return languages.find(({ value }) => languageCode(value) === languageCode(chosen))?.value ?? '';
}

/** Returns the selected type, else the first, which is that of the viewer's region. */
export function typeOf(types: SheetOptions['types'], chosen: string): string {
  return isOffered(types, chosen) ? chosen : (types[0]?.value ?? '');
}

/** Formats the titles as a list, such as “English, French, and German”. */
export function namesOf(options: readonly { title: string }[]): string {
  const titles = options.map(({ title }) => title).toSorted(compareTexts);
  return new Intl.ListFormat('en').format(titles);
}
