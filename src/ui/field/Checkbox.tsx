import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { errorIcon } from '../icon/error.ts';
import css from './choice.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  /** Shows `*`. @default false */
  required?: boolean;
  /** Help below the label. */
  hint?: ReactNode;
  /** Error below the label. In a group of checkboxes, the group shows the error. */
  error?: string | undefined;
}

/** A checkbox with its label beside it. */
export function Checkbox({ label, required = false, hint, error, ...rest }: CheckboxProps) {
  useStyles(css);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="ce-choice">
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-required={required || undefined}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy || undefined}
        className="ce-choice__box"
      />
      <div className="ce-choice__text">
        <label htmlFor={id} className="ce-choice__label">
          {label}
          {required && (
            <span className="ce-muted" aria-hidden>
              {'\u00a0*'}
            </span>
          )}
        </label>
        {hint && (
          <div id={`${id}-hint`} className="ce-choice__hint ce-meta">
            {hint}
          </div>
        )}
        {error && (
          <div id={`${id}-error`} className="ce-choice__error">
            <Icon path={errorIcon} size="small" />
            {error}
          </div>
        )}
      </div>
    </div>
  );
}
