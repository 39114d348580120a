import { useMemo } from 'react';
import { type SelectOption, sortOptions } from '../../lib/select-option.ts';
import { foldText } from '../../lib/text/fold-text.ts';

/**
 * All options in the order of `sortOptions`, and those whose title contains the typed text, ignoring case and accents.
 */
export function useOptionSearch(options: readonly SelectOption[], query: string | null) {
  const sorted = useMemo(() => sortOptions(options), [options]);
  const matches = query ? sorted.filter(({ title }) => foldText(title).includes(foldText(query))) : sorted;
  return { sorted, matches };
}
