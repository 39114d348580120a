import { type Ref, type SelectHTMLAttributes, useContext } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { type SelectOption, sortOptions } from '../../lib/select-option.ts';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { chevronDownIcon } from '../icon/chevron-down.ts';
import { FieldContext, useFieldControl } from './FieldContext.ts';
import inputCss from './input.css';
import css from './select.css';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
  /** Sorted by title, “other” last (spec S§5). */
  options: readonly SelectOption[];
  /** Keeps the given order, such as that of sizes or dates. @default false */
  unsorted?: boolean;
  /**
   * Text of the empty option; `null` for none. In a required field it cannot be selected again. @default 'Please
   * select'
   */
  placeholder?: string | null;
}

/** The browser's native select. */
export function Select({
  options,
  unsorted = false,
  placeholder = 'Please select',
  className,
  ...rest
}: SelectProps) {
  useStyles(inputCss);
  useStyles(css);
  const control = useFieldControl(rest);
  const required = useContext(FieldContext)?.required ?? false;
  return (
    <div className="ce-select">
      <select {...rest} {...control} className={classNames('ce-input ce-select__box', className)}>
        {placeholder !== null && (
          <option value="" disabled={required} className="ce-select__option">
            {placeholder}
          </option>
        )}
        {(unsorted ? options : sortOptions(options)).map(({ title, value }) => (
          <option key={value} value={value} className="ce-select__option">
            {title}
          </option>
        ))}
      </select>
      <Icon path={chevronDownIcon} />
    </div>
  );
}
