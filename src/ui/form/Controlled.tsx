import type { ReactNode } from 'react';
import { type FieldPath, type FieldPathValue, useController } from 'react-hook-form';
import type { FormValues } from './form-state.ts';
import type { HookFormHandle } from './useHookForm.ts';

export interface ControlledProps<Input extends FormValues, Name extends FieldPath<Input> & keyof Input> {
  form: HookFormHandle<Input>;
  name: Name;
  children: (control: {
    value: FieldPathValue<Input, Name>;
    /** @param on `input` for one of several steps to a value, such as typing a letter. @default 'change' */
    onChange: (value: FieldPathValue<Input, Name>, on?: 'input' | 'change') => void;
    onBlur: () => void;
  }) => ReactNode;
}

/** Connects a control with a value of its own kind, such as `Combobox` or `RadioGroup`, to a form. */
export function Controlled<Input extends FormValues, Name extends FieldPath<Input> & keyof Input & string>({
  form,
  name,
  children,
}: ControlledProps<Input, Name>) {
  const { field } = useController({ control: form.hookForm.control, name });
  return children({
    value: field.value,
    onChange: (value, on = 'change') => {
      field.onChange(value);
      form.wake();
      form.check(name, on);
    },
    onBlur: () => {
      field.onBlur();
      form.check(name, 'blur');
    },
  });
}
