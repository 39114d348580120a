import { type ReactNode, type Ref, useId } from 'react';
import { focusField } from '../../lib/focus/focus-field.ts';
import { useStyles } from '../base/styles.ts';
import { Alert } from '../message/Alert.tsx';
import css from './error-summary.css';

/** One error of a form. */
export interface FieldProblem {
  /** Id of the field's control or group. */
  id: string;
  label: ReactNode;
  message: string;
  /** The form does not show the field: nothing to link to, and the message is nowhere else. @default false */
  isHidden?: boolean;
}

export interface ErrorSummaryProps {
  title: ReactNode;
  problems: readonly FieldProblem[];
  /** Ref of the element, which is focused by script. */
  ref?: Ref<HTMLElement>;
}

/** Names the fields of a form that have errors, as links to them: what is wrong stands beside each field. */
export function ErrorSummary({ title, problems, ref }: ErrorSummaryProps) {
  useStyles(css);
  const titleId = useId();
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={titleId} className="ce-error-summary">
      <Alert tone="error" live={false} title={<span id={titleId}>{title}</span>}>
        <ul className="ce-error-summary__list">
          {problems.map(({ id, label, message, isHidden }) => (
            <li key={id}>
              {isHidden ? (
                <>
                  {label}: {message}
                </>
              ) : (
                <a
                  href={`#${id}`}
                  className="ce-error-summary__link"
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(event.currentTarget, id);
                  }}
                >
                  {label}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  );
}
