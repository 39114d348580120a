import { type KeyboardEvent, useContext, useRef, useState } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { useStyles } from '../base/styles.ts';
import { FieldContext, useFieldControl } from '../field/FieldContext.ts';
import inputCss from '../field/input.css';
import { onLeave } from '../field/on-leave.ts';
import { closeIcon } from '../icon/close.ts';
import type { SearchFieldProps } from './Combobox.tsx';
import css from './multi-combobox.css';
import { OptionList } from './OptionList.tsx';
import { useListbox } from './useListbox.ts';
import { useOptionSearch } from './useOptionSearch.ts';

export interface MultiComboboxProps extends SearchFieldProps {
  /** Selected values. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Accessible name of the button that removes a selection. @default (title) => `Remove ${title}` */
  removeText?: (title: string) => string;
}

/** A searchable select for several values, shown as tags before the text field. Load it lazily. */
export function MultiCombobox({
  options,
  value,
  onChange,
  onBlur,
  id,
  disabled,
  placeholder = 'Type to search',
  noMatchesText,
  removeText = (title) => `Remove ${title}`,
}: MultiComboboxProps) {
  useStyles(inputCss);
  useStyles(css);
  const control = useFieldControl({ id });
  const field = useContext(FieldContext);
  const frame = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const { sorted, matches } = useOptionSearch(options, query);
  const chosen = sorted.filter((option) => value.includes(option.value));

  const remove = (removed: string) => onChange(value.filter((one) => one !== removed));
  const listbox = useListbox({
    frame,
    count: matches.length,
    selectedIndex: -1,
    onPick: (index) => {
      const picked = matches[index]?.value;
      if (picked === undefined) return;
      if (value.includes(picked)) remove(picked);
      else onChange([...value, picked]);
      setQuery('');
      // The list is complete again: keep the highlight on the picked option.
      listbox.setActive(sorted.findIndex((option) => option.value === picked));
    },
  });

  const removeLast = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && query === '' && last) remove(last.value);
  };

  const leave = () => {
    setQuery('');
    listbox.setOpen(false);
    onBlur?.();
  };

  return (
    <div ref={frame} className="ce-multi" data-disabled={disabled} {...onLeave(leave)}>
      {chosen.length > 0 && (
        <ul className="ce-multi__tags" aria-labelledby={field?.labelId}>
          {chosen.map((option) => (
            <li key={option.value} className="ce-multi__tag">
              <span className="ce-multi__title">{option.title}</span>
              <IconButton
                size="small"
                icon={closeIcon}
                label={removeText(option.title)}
                disabled={disabled}
                className="ce-multi__remove"
                onClick={() => {
                  remove(option.value);
                  listbox.input?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <input
        {...listbox.inputProps({ onType: setQuery, onKeyDown: removeLast })}
        {...control}
        disabled={disabled}
        placeholder={chosen.length > 0 ? undefined : placeholder}
        value={query}
        className="ce-multi__input"
      />
      <OptionList
        listbox={listbox}
        options={matches}
        isSelected={(option) => value.includes(option.value)}
        multiple
        noMatchesText={noMatchesText}
      />
    </div>
  );
}
