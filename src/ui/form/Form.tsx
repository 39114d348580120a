import { type ReactNode, useEffect, useRef } from 'react';
import { useStyles } from '../base/styles.ts';
import { Alert } from '../message/Alert.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import css from './form.css';
import type { FormState } from './form-handle.ts';

export interface FormProps<Name extends string> {
  form: FormState<Name>;
  /** Heading of the list of errors, such as “Please check 3 fields”. */
  summaryTitle: (count: number) => string;
  /** Announced while submitting. @default 'Please wait' */
  busyText?: string;
  children: ReactNode;
}

/** A form in a column: failure or list of errors on top, then the fields. */
export function Form<Name extends string>({
  form,
  summaryTitle,
  busyText = 'Please wait',
  children,
}: FormProps<Name>) {
  useStyles(css);
  const { formRef, formError, summary } = form;
  const alert = useRef<HTMLDivElement>(null);
  const check = useRef(form.check);

  useEffect(() => {
    check.current = form.check;
  });

  // React's onChange of a text field is the input event; the browser's own change event says that the text
  // stands, by Enter or by autofill too. A task later, when React has heard of it.
  useEffect(() => {
    const element = formRef.current;
    const commit = ({ target }: Event) => {
      const { name } = target as HTMLInputElement;
      if (name) setTimeout(() => check.current(name as Name, 'change'));
    };
    element?.addEventListener('change', commit);
    return () => element?.removeEventListener('change', commit);
  }, [formRef]);

  useEffect(() => {
    if (formError) alert.current?.focus();
  }, [formError]);

  return (
    <form ref={formRef} className="ce-form" noValidate onSubmit={(event) => void form.submit(event)}>
      {formError && (
        <Alert tone="error" ref={alert}>
          {formError}
        </Alert>
      )}
      {summary.length > 0 && (
        <ErrorSummary ref={form.summaryRef} title={summaryTitle(summary.length)} problems={summary} />
      )}
      {children}
      <span role="status" className="ce-visually-hidden">
        {form.busy && busyText}
      </span>
    </form>
  );
}
