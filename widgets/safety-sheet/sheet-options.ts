import type { SelectOption } from '../../src/lib/select-option.ts';

/** What is chosen. */
export type SheetValues = { language: string; type: string };

/** What can be chosen. */
export interface SheetOptions {
  languages: readonly SelectOption[];
  types: readonly SelectOption[];
}

/** Language chosen at first (spec P§9). */
export const DEFAULT_LANGUAGE = 'Eng';

/** Whether the list has this value. */
export function isOffered(options: readonly SelectOption[], chosen: string): boolean {
  return options.some(({ value }) => value === chosen);
}

/** The chosen type, else the first: the service names that of the viewer's region first. */
export function typeOf(types: SheetOptions['types'], chosen: string): string {
  return isOffered(types, chosen) ? chosen : (types[0]?.value ?? '');
}

/** The titles of a list as words, such as “English, French, and German”. */
export function namesOf(options: readonly { title: string }[]): string {
  const titles = options.map(({ title }) => title).toSorted((one, other) => one.localeCompare(other));
  return new Intl.ListFormat('en').format(titles);
}
