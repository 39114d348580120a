import { useContext } from 'react';
import type { SelectOption } from '../../lib/select-option.ts';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { FieldContext } from '../field/FieldContext.ts';
import { checkIcon } from '../icon/check.ts';
import css from './option-list.css';
import type { useListbox } from './useListbox.ts';

interface OptionListProps {
  listbox: ReturnType<typeof useListbox>;
  options: readonly SelectOption[];
  isSelected: (option: SelectOption) => boolean;
  /** Shown if nothing matches. @default 'No matches' */
  noMatchesText?: string | undefined;
}

/** A listbox may contain only options. */
const noOption = { role: 'option', 'aria-disabled': true, 'aria-selected': false } as const;

/** The list of a combobox, in the top layer while open. */
export function OptionList({
  listbox: { open, listProps, optionProps },
  options,
  isSelected,
  noMatchesText = 'No matches',
}: OptionListProps) {
  useStyles(css);
  const field = useContext(FieldContext);
  if (!open) return null;
  return (
    <div {...listProps} role="listbox" aria-labelledby={field?.labelId} className="ce-options ce-box">
      {options.map((option, index) => (
        <div
          key={option.value}
          {...optionProps(index, isSelected(option))}
          className="ce-options__option ce-pair ce-gap-2"
        >
          <span className="ce-options__title">{option.title}</span>
          {isSelected(option) && <Icon path={checkIcon} />}
        </div>
      ))}
      {options.length === 0 && (
        <div {...noOption} className="ce-options__none ce-muted">
          {noMatchesText}
        </div>
      )}
    </div>
  );
}
