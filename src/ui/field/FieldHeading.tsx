import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { errorIcon } from '../icon/error.ts';
import css from './field.css';

/** Props common to all fields. */
export interface FieldTexts {
  label: ReactNode;
  /** Shows `*` and sets the control's required state (spec S§5). @default false */
  required?: boolean | undefined;
  /** Help below the label. */
  hint?: ReactNode;
  /** Shown beside the label. */
  error?: string | undefined;
}

/** Ids of a field's parts, and those that describe its control. */
export function fieldIds(controlId: string, { hint, error }: FieldTexts) {
  const labelId = `${controlId}-label`;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return { labelId, hintId, errorId, describedBy };
}

/** Label with required mark, error beside it, hint below. Without `htmlFor` the label names a group. */
export function FieldHeading({
  controlId,
  htmlFor,
  ...texts
}: FieldTexts & { controlId: string; htmlFor?: string }) {
  useStyles(css);
  const { labelId, hintId, errorId } = fieldIds(controlId, texts);
  const label = (
    <>
      {texts.label}
      {texts.required && (
        <span className="ce-muted" aria-hidden>
          {'\u00a0*'}
        </span>
      )}
    </>
  );
  return (
    <>
      <div className="ce-field__heading ce-cluster">
        {htmlFor ? (
          <label id={labelId} htmlFor={htmlFor} className="ce-field__label">
            {label}
          </label>
        ) : (
          <span id={labelId} className="ce-field__label">
            {label}
          </span>
        )}
        {texts.error && (
          <span id={errorId} className="ce-field__error">
            <Icon path={errorIcon} size="small" />
            {texts.error}
          </span>
        )}
      </div>
      {texts.hint && (
        <div id={hintId} className="ce-field__hint ce-meta">
          {texts.hint}
        </div>
      )}
    </>
  );
}
