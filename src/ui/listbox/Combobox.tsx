import { useRef, useState } from 'react';
import type { SelectOption } from '../../lib/select-option.ts';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { useFieldControl } from '../field/FieldContext.ts';
import inputCss from '../field/input.css';
import { onLeave } from '../field/on-leave.ts';
import { chevronDownIcon } from '../icon/chevron-down.ts';
import css from './combobox.css';
import { OptionList } from './OptionList.tsx';
import { useListbox } from './useListbox.ts';
import { useOptionSearch } from './useOptionSearch.ts';

export interface ComboboxProps {
  /** Sorted by title, “other” last (spec S§5). */
  options: readonly SelectOption[];
  onBlur?: () => void;
  id?: string;
  disabled?: boolean;
  /** @default 'Type to search' */
  placeholder?: string;
  /** @default 'No matches' */
  noMatchesText?: string;
  /** Selected value; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A searchable select. It includes the list navigation and positioning libraries: load it lazily, with a plain `Select`
 * or a `Skeleton` in its place.
 */
export function Combobox({
  options,
  value,
  onChange,
  onBlur,
  id,
  disabled,
  placeholder = 'Type to search',
  noMatchesText,
}: ComboboxProps) {
  useStyles(inputCss);
  useStyles(css);
  const control = useFieldControl({ id });
  const frame = useRef<HTMLDivElement>(null);
  /** The typed text; `null` while the field shows the selection. */
  const [query, setQuery] = useState<string | null>(null);
  const { sorted, matches } = useOptionSearch(options, query);
  const selected = sorted.find((option) => option.value === value);

  const listbox = useListbox({
    frame,
    count: matches.length,
    selectedIndex: selected ? matches.indexOf(selected) : -1,
    onPick: (index) => {
      const option = matches[index];
      if (option) onChange(option.value);
      setQuery(null);
      listbox.setOpen(false);
    },
  });

  const leave = () => {
    if (query === '' && value) onChange('');
    setQuery(null);
    listbox.setOpen(false);
    onBlur?.();
  };

  return (
    <div ref={frame} className="ce-combobox" {...onLeave(leave)}>
      <input
        {...listbox.inputProps({ onType: setQuery })}
        {...control}
        disabled={disabled}
        placeholder={placeholder}
        value={query ?? selected?.title ?? ''}
        className="ce-input ce-combobox__input"
      />
      <Icon path={chevronDownIcon} />
      <OptionList
        listbox={listbox}
        options={matches}
        isSelected={(option) => option.value === value}
        noMatchesText={noMatchesText}
      />
    </div>
  );
}
