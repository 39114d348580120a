import { type ReactNode, type Ref, useId } from 'react';
import { focusField } from '../../lib/focus-field.ts';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { errorIcon } from '../icon/error.ts';
import css from './error-summary.css';

/** One error of a form. */
export interface FieldProblem {
  /** Of the field's control or group. */
  id: string;
  label: ReactNode;
  /** Behind the label, where the label alone does not say what is wrong. */
  message?: string;
}

export interface ErrorSummaryProps {
  title: ReactNode;
  problems: readonly FieldProblem[];
  /** Reaches the element, which takes the focus by script. */
  ref?: Ref<HTMLElement>;
}

/** Lists the errors of a form; each leads to its field. */
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
        {problems.map(({ id, label, message }) => (
          <li key={id}>
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
            {message && `: ${message}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
