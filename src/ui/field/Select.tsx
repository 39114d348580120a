import { type Ref, type SelectHTMLAttributes, useContext } from 'react';
import { type SelectOption, sortOptions } from '../../lib/select-option.ts';
import { classNames } from '../../lib/text/class-names.ts';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { chevronDownIcon } from '../icon/chevron-down.ts';
import { FieldContext, useFieldControl } from './FieldContext.ts';
import inputCss from './input.css';
import css from './select.css';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value'> {
  ref?: Ref<HTMLSelectElement>;
  value?: string;
  /** Sorted by title, “other” last (spec S§5). */
  options: readonly SelectOption[];
  /** Keeps the given order, such as that of sizes or dates. @default false */
  unsorted?: boolean;
  /**
   * Text of the empty option; `null` for none. In a required field it cannot be selected again. @default 'Please
   * select'
   */
  placeholder?: string | null;
  /**
   * Title of a value that is not among the options, such as a stored country that the service no longer lists. Without
   * a title the placeholder is shown.
   */
  titleOf?: ((value: string) => string | undefined) | undefined;
}

/** The browser's native select. It never shows another option than the one whose value it has. */
export function Select({
  options,
  value,
  titleOf,
  unsorted = false,
  placeholder = 'Please select',
  className,
  ...rest
}: SelectProps) {
  useStyles(inputCss);
  useStyles(css);
  const control = useFieldControl(rest);
  const required = useContext(FieldContext)?.required ?? false;
  const isListed = options.some((option) => option.value === value);
  const title = isListed || !value ? undefined : titleOf?.(value);
  const isEmpty = value !== undefined && !isListed && title === undefined;
  return (
    <div className="ce-select">
      <select
        {...rest}
        {...control}
        // Without a matching option, browsers would show the first one that is not disabled.
        {...(value !== undefined && { value: isEmpty ? '' : value })}
        className={classNames('ce-input ce-select__box', className)}
      >
        {(placeholder !== null || isEmpty) && (
          <option value="" disabled={required} className="ce-select__option">
            {placeholder}
          </option>
        )}
        {title !== undefined && (
          <option value={value} className="ce-select__option">
            {title}
          </option>
        )}
        {(unsorted ? options : sortOptions(options)).map((option) => (
          <option key={option.value} value={option.value} className="ce-select__option">
            {option.title}
          </option>
        ))}
      </select>
      <Icon path={chevronDownIcon} />
    </div>
  );
}
