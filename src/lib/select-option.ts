import { compareTexts } from './text/compare-texts.ts';

/** An option of a select. */
export interface SelectOption {
  title: string;
  value: string;
}

/** Value of the option with free text (decision 39). */
export const otherValue = 'other';

/** Value of a select with an “other” option; `customInput` only with `value: 'other'` (decision 39). */
export interface CustomSelection {
  value: string;
  customInput?: string;
}

/** Sorts options by title, ascending and stable, “other” last (spec S§5, decision 69). */
export function sortOptions<Option extends SelectOption>(options: readonly Option[]): Option[] {
  return options.toSorted(
    (a, b) =>
      Number(a.value === otherValue) - Number(b.value === otherValue) || compareTexts(a.title, b.title),
  );
}
