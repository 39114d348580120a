import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../../lib/text/class-names.ts';
import { useStyles } from '../base/styles.ts';
import { useFieldControl } from './FieldContext.ts';
import css from './input.css';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A single-line text field. Inside a `Field` it gets the field's label, hint and error. */
export function TextInput({ type = 'text', className, ...rest }: TextInputProps) {
  useStyles(css);
  const field = useFieldControl(rest);
  return <input {...rest} {...field} type={type} className={classNames('ce-input', className)} />;
}
