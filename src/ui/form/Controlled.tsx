import type { ReactNode } from 'react';
import { type FieldPath, type FieldPathValue, useController } from 'react-hook-form';
import type { FormHandle, FormValues } from './form-handle.ts';

export interface ControlledProps<Input extends FormValues, Output, Name extends FieldPath<Input>> {
  form: FormHandle<Input, Output>;
  name: Name;
  children: (control: {
    value: FieldPathValue<Input, Name>;
    /** @param on `input` for one of several steps to a value, such as a letter. @default 'change' */
    onChange: (value: FieldPathValue<Input, Name>, on?: 'input' | 'change') => void;
    onBlur: () => void;
  }) => ReactNode;
}

/** Ties a control with a value of its own kind to a form, such as `Combobox` or `RadioGroup`. */
export function Controlled<Input extends FormValues, Output, Name extends FieldPath<Input>>({
  form,
  name,
  children,
}: ControlledProps<Input, Output, Name>) {
  const { field } = useController({ control: form.hookForm.control, name });
  return children({
    value: field.value,
    onChange: (value, on = 'change') => {
      field.onChange(value);
      form.check(name, on);
    },
    onBlur: () => {
      field.onBlur();
      form.check(name, 'blur');
    },
  });
}
