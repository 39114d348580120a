import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../../lib/text/class-names.ts';
import { useStyles } from '../base/styles.ts';
import { useFieldControl } from './FieldContext.ts';
import css from './input.css';

export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field; grows with its content where the browser supports it. */
export function Textarea({ className, rows = 4, ...rest }: TextareaProps) {
  useStyles(css);
  const field = useFieldControl(rest);
  return (
    <textarea {...rest} {...field} rows={rows} className={classNames('ce-input ce-input--area', className)} />
  );
}
