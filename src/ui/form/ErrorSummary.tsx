import { type ReactNode, type Ref, useId } from 'react';
import { focusField } from '../../lib/focus/focus-field.ts';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { errorIcon } from '../icon/error.ts';
import css from './error-summary.css';

/** One error of a form. */
export interface FieldProblem {
  /** Id of the field's control or group. */
  id: string;
  label: ReactNode;
  /** Shown after the label, if the label alone does not say what is wrong. */
  message?: string;
  /** The form does not show the field: nothing to link to. @default false */
  isHidden?: boolean;
}

export interface ErrorSummaryProps {
  title: ReactNode;
  problems: readonly FieldProblem[];
  /** Ref of the element, which is focused by script. */
  ref?: Ref<HTMLElement>;
}

/** Lists the errors of a form; each links to its field, if the form shows it. */
export function ErrorSummary({ title, problems, ref }: ErrorSummaryProps) {
  useStyles(css);
  const titleId = useId();
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={titleId} className="ce-error-summary">
      <p id={titleId} className="ce-error-summary__title">
        <Icon path={errorIcon} />
        {title}
      </p>
      <ul className="ce-error-summary__list">
        {problems.map(({ id, label, message, isHidden }) => (
          <li key={id}>
            {isHidden ? (
              label
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
            {message && `: ${message}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
