import { type ComponentProps, useState } from 'react';
import { useSuggestionList } from './useSuggestionList.ts';

interface Options<Option extends { key: string }> {
  options: readonly Option[];
  /** Whether the options belong to what is typed now: Enter takes nothing that belongs to what was typed before. */
  isFresh: boolean;
  /** @default true: they stay for as long as there are some */
  isOpen?: boolean;
  setOpen?: (isOpen: boolean) => void;
  onPick: (option: Option) => void;
}

/** What the services take. */
const MAX_LENGTH = 200;

const stayOpen = () => {};

/**
 * A combobox that highlights the best match, which Enter takes (ARIA APG, "Editable combobox with list autocomplete"):
 * the first option, until an arrow key chooses another.
 *
 * @returns the field, its props, and its list
 */
export function useBestMatch<Option extends { key: string }>(given: Options<Option>) {
  const { options, isFresh, isOpen = true, setOpen = stayOpen, onPick } = given;
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const list = useSuggestionList(input, { options, highlightsFirst: isFresh, isOpen, setOpen, onPick });
  const inputProps: ComponentProps<'input'> = {
    ref: setInput,
    type: 'text',
    role: 'combobox',
    autoComplete: 'off',
    spellCheck: false,
    maxLength: MAX_LENGTH,
    'aria-autocomplete': 'list',
    'aria-expanded': list.isListed,
    'aria-controls': list.isListed ? list.listId : undefined,
    'aria-activedescendant': list.activeId,
  };
  return { ...list, input, inputProps };
}
