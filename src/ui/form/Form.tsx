import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useStyles } from '../base/styles.ts';
import { useFocusHandover } from '../base/useFocusHandover.ts';
import { Alert } from '../message/Alert.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormContext } from './FormActions.tsx';
import css from './form.css';
import type { FormHandle } from './useFormEngine.ts';
import { SendAgainContext, useSendAgain } from './useSendAgain.ts';

export interface FormProps<Name extends string> {
  form: Omit<FormHandle<Name>, 'field'>;
  /** Heading of the error list, such as “Please check 3 fields”. */
  summaryTitle: (count: number) => string;
  /** Announced while submitting. @default 'Please wait' */
  busyText?: string;
  /** Shown above fields whose restored input, or an earlier one, may have been sent already. */
  uncertainText?: string | false | undefined;
  /** Shown above fields with restored input otherwise. */
  restoredText?: string | false;
  children: ReactNode;
}

/** A single-column form: failure or error list on top, then the fields. */
export function Form<Name extends string>({
  form,
  summaryTitle,
  busyText = 'Please wait',
  uncertainText,
  restoredText,
  children,
}: FormProps<Name>) {
  useStyles(css);
  const { formRef, failure, summary } = form;
  const id = useId();
  const latest = useRef(form);
  const sendAgain = useSendAgain(formRef, form.draft);

  useEffect(() => {
    latest.current = form;
  });

  // React's onChange of a text field is the `input` event; the native `change` event means that the value is final,
  // also by Enter or autofill. Handled a task later, when React knows the value.
  useEffect(() => {
    const element = formRef.current;
    const commit = ({ target }: Event) => {
      const { name } = target as HTMLInputElement;
      if (name) setTimeout(() => latest.current.check(name as Name, 'change'));
    };
    element?.addEventListener('change', commit);
    return () => element?.removeEventListener('change', commit);
  }, [formRef]);

  return (
    <form
      id={id}
      ref={formRef}
      className="ce-form ce-stack ce-gap-4"
      noValidate
      // Never a native `input` listener: browsers render what it changes before React hears of the event, which puts
      // the old value back into controlled fields.
      onInput={form.wake}
      onSubmit={(event) => void form.submit(event)}
    >
      {failure && (
        // Each failure is a new alert, so that identical messages are announced again.
        <Failure key={failure.attempt} box={form.failureRef}>
          <SendAgainContext value={sendAgain}>{failure.content}</SendAgainContext>
        </Failure>
      )}
      {summary.length > 0 && (
        <ErrorSummary ref={form.summaryRef} title={summaryTitle(summary.length)} problems={summary} />
      )}
      {uncertainText && <Alert tone="warning">{uncertainText}</Alert>}
      {restoredText && !uncertainText && <Alert tone="info">{restoredText}</Alert>}
      <FormContext value={{ id, busy: form.busy }}>{children}</FormContext>
      <span role="status" className="ce-visually-hidden">
        {form.busy && busyText}
      </span>
    </form>
  );
}

/** Why the form was not sent. Goes with the next try: the focus, such as that of “Log in”, then is on the way to send. */
function Failure({ box, children }: { box: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  useFocusHandover(box, () => {
    // It may be outside of the form, in the foot of a dialog.
    const controls = Array.from(box.current?.closest('form')?.elements ?? []) as HTMLElement[];
    controls.find((control) => control.matches('[type="submit"]'))?.focus();
  });
  return (
    <Alert tone="error" ref={box}>
      {children}
    </Alert>
  );
}
