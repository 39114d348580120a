import { type ComponentProps, useId, useState } from 'react';
import { useSuggestionKeys } from './useSuggestionKeys.ts';

interface Options<Option extends { key: string }> {
  options: readonly Option[];
  /** Whether the options belong to what is typed now: Enter takes nothing that belongs to what was typed before. */
  isFresh: boolean;
  /** @default true: they stay for as long as there are some */
  isOpen?: boolean;
  setOpen?: (isOpen: boolean) => void;
  onPick: (option: Option) => void;
}

/** A field with suggestions, and their list. */
interface BestMatch {
  input: HTMLInputElement | null;
  /** For the field. */
  inputProps: ComponentProps<'input'>;
  /** Whether the list is shown. */
  isListed: boolean;
  listId: string;
  /** Key of the option that Enter takes. */
  highlighted: string | undefined;
}

/** What the services take. */
const MAX_LENGTH = 200;

const stayOpen = () => {};

/**
 * A combobox that highlights the best match, which Enter takes (ARIA APG, "Editable combobox with list autocomplete"):
 * the first option, until an arrow key chooses another.
 */
export function useBestMatch<Option extends { key: string }>(given: Options<Option>): BestMatch {
  const { options, isFresh, isOpen = true, setOpen = stayOpen, onPick } = given;
  const listId = `${useId()}-list`;
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [active, setActive] = useState<string>();
  const best = isFresh ? options[0]?.key : undefined;
  const highlighted = options.some(({ key }) => key === active) ? active : best;
  const index = options.findIndex(({ key }) => key === highlighted);
  const isListed = isOpen && options.length > 0;
  useSuggestionKeys(input, { options, isOpen: isListed, active: highlighted, setActive, setOpen, onPick });
  return {
    input,
    isListed,
    listId,
    highlighted,
    inputProps: {
      ref: setInput,
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      maxLength: MAX_LENGTH,
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-activedescendant': isListed && index >= 0 ? `${listId}-${index}` : undefined,
    },
  };
}
