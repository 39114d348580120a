import { useState } from 'react';
import type { SuggestionList } from './suggestion-list.ts';

/**
 * Makes a search field a combobox (ARIA APG, "Editable combobox with list autocomplete"), whose suggestions are loaded on
 * focus. They open for what was typed while they were loading, unless it was submitted or dismissed meanwhile, and not for
 * a term that comes from elsewhere.
 *
 * @param typed text of the field
 * @param isOn whether there are suggestions
 * @returns props of the field; props of the suggestions, `false` until they are wanted; and a setter of the text that they
 *   open for, `undefined` for none
 */
export function useLateSuggestions(typed: string, isOn: boolean) {
  const [isWanted, setWanted] = useState(false);
  const [awaited, setAwaited] = useState<string>();
  const [list, setList] = useState<SuggestionList>();
  const fieldProps = {
    ...(isOn &&
      ({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': list !== undefined,
        'aria-controls': list?.id,
        'aria-activedescendant': list?.activeId,
      } as const)),
    onFocus: () => setWanted(true),
    onBlur: () => setAwaited(undefined),
  };
  const listProps = isOn && isWanted && { startsOpen: awaited === typed, onList: setList };
  return [fieldProps, listProps, setAwaited] as const;
}
