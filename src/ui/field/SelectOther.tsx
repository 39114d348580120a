import { useContext } from 'react';
import { type CustomSelection, otherValue } from '../../lib/select-option.ts';
import { FieldContext } from './FieldContext.ts';
import { onLeave } from './on-leave.ts';
import { Select, type SelectProps } from './Select.tsx';
import { TextInput } from './TextInput.tsx';

export interface SelectOtherProps
  extends Omit<SelectProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref'> {
  value: CustomSelection;
  onChange: (value: CustomSelection) => void;
  onBlur?: () => void;
  /** Title of the last option, which asks for a text. @default 'Other' */
  otherTitle?: string;
  /** Label of the text field. @default 'Please specify' */
  customLabel?: string;
}

/** A select whose last option opens a text field: `{ value: 'other', customInput }`. */
export function SelectOther({
  options,
  value,
  onChange,
  onBlur,
  otherTitle = 'Other',
  customLabel = 'Please specify',
  ...rest
}: SelectOtherProps) {
  const field = useContext(FieldContext);
  const listed = options.filter((option) => option.value !== otherValue);
  const isOther = value.value === otherValue;
  return (
    <div className="ce-stack ce-gap-2" {...onLeave(onBlur)}>
      {/* With “other” selected, errors concern its text. */}
      <FieldContext value={field && isOther ? { ...field, invalid: false } : field}>
        <Select
          {...rest}
          options={[...listed, { title: otherTitle, value: otherValue }]}
          value={value.value}
          onChange={({ target }) =>
            onChange(
              target.value === otherValue ? { value: otherValue, customInput: '' } : { value: target.value },
            )
          }
        />
      </FieldContext>
      {isOther && (
        <TextInput
          id={field ? `${field.id}-custom` : undefined}
          aria-label={customLabel}
          placeholder={customLabel}
          value={value.customInput ?? ''}
          onChange={({ target }) => onChange({ value: otherValue, customInput: target.value })}
        />
      )}
    </div>
  );
}
